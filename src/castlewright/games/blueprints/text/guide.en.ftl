### Figures, signs and the coach of Blueprints.

## In two minutes

brief-goal = You are an architect. In ten rounds you draw a castle of your own, room by room around the foyer. Completed rooms, moats, courtyards and the wishes of the king bring points, and whoever has the most wins.
brief-turn = Take a card from the market and draw its room so that entrance meets entrance. A room whose entrances are all joined is complete and brings a reward. Use rewards, then end your turn.
brief-scoring = A completed room pays the points of its type, and every room its size besides. Moats, courtyards, bonus cards, your decree and your places in the king’s favors come on top.

## Figures

figure-castle = A castle after the tenth round. All together it is worth 233 points to its architect.
figure-market = Cards of the market: the plan of a room with its entrances, its size and type, and perhaps a swan.
figure-join = A room meets the castle entrance to entrance. The dots are other places where it may be drawn.
figure-complete = All entrances of the marked rooms are joined: they are complete. The foyer still has two open ones.
figure-points = A food room is complete: 4 points. The sizes of all rooms drawn bring 6 more.
figure-behind = With the moat on the left, 6 rooms lie wholly behind it, the foyer among them. At two points each that makes 12.
figure-lot = Your lot is the light square in the middle. Flags open the dashed lines around it, and the lot grows.
figure-foyer = The foyer: a cross of five squares, with an entrance at the end of each arm.
figure-halves = The corners A and B are cut by a curve: half squares. Entrances lie on straight walls only.
figure-decrees = Decrees that have come round to you. You keep one, the others go on.
figure-types = The foyer becomes a room of the type you choose, and can be completed like any other.
figure-within = This may be drawn: the room lies within the lot. Not on the left, where it would cross the line.
figure-cellar = With one downstairs room in the castle, the next may not go to the foyer. Its places are at the entrances of the first.
figure-blocked = Joined (✓), blocked by the wall of the foyer (✗), leading nowhere (?). Until all are joined, the room is not complete.
figure-both = One room has joined two entrances: it is complete, and so is the bedroom above it.
figure-circles = A painted circle is a reward earned. The flag above it is painted when the reward is used.
figure-moved = The cellar’s entrances have moved to one side, and now it meets both entrances of the living room.
figure-removing = Entrances that may be removed: they are not joined. Joined ones stay.
figure-passages = Walls through which a secret passage can lead, into the next room or into empty ground.
figure-passage = The passage has taken the place of an open entrance. Nothing is in the way now: the food room is complete.
figure-discard = The discard pile instead of the market: everybody sees it, and any card that fits may be taken.
figure-lines = Eight lines. An outer one helps only when the inner one is open.
figure-swans = The fourth swan is painted, so a moat may be drawn. The eighth brings the second.
figure-shore = A moat is a straight run of empty squares. The marked squares are those where it can begin.
figure-dug = The entrances that faced the moat are gone. Living room and bedroom are complete.
figure-short = A shorter moat: only 3 rooms lie wholly behind it, 6 points.
figure-yard = Empty ground enclosed on all sides, with an entrance leading in: a courtyard, 10 points.
figure-closed = Both places are enclosed. Only the one with a way in (✓) is a courtyard.
figure-outdoor = Beside this outdoor room are 4 empty squares. At two points each that makes 8.
figure-cards = Two utility rooms are complete, so two bonus cards are scored: 25 and 6 points.
figure-area = The sizes of 3 rooms together: 6 points. The foyer does not count.
figure-favors = Favors: you have 3 utility rooms, more than anybody. That is first place, 15 points.

## Signs

sign-food = Food room
sign-food-means = Complete it, and you take one more turn in this round.
sign-sleeping = Sleeping room
sign-sleeping-means = Reward: place the entrances of a room you draw as you like. Not in the same turn.
sign-living = Living room
sign-living-means = Reward: remove one entrance that is not joined.
sign-downstairs = Downstairs room
sign-downstairs-means = Reward: a secret passage through a wall. A new one is joined to one that stands.
sign-activity = Activity room
sign-activity-means = Reward: take a card from the discard pile instead of the market.
sign-outdoor = Outdoor room
sign-outdoor-means = Reward: open a line of your lot. In the end it pays for empty squares beside it.
sign-utility = Utility room
sign-utility-means = Reward: two bonus cards. In the end it scores one of them.
sign-moat = Moat
sign-moat-means = A run of water: removes entrances, and pays two points for each room wholly behind it.
sign-swan = Swan
sign-swan-means = The fourth and the eighth swan bring a moat each.
sign-special = Special reward
sign-special-means = Replaces the reward of any room, or paints a swan.
sign-size = Size
sign-size-means = Points for area. Whoever draws smaller goes earlier in the next round.
sign-door_open = Open entrance
sign-door_open-means = Leads into empty ground. A room can be joined here.
sign-door_joined = Joined entrance
sign-door_joined-means = Entrance meets entrance, or a secret passage.
sign-door_blocked = Blocked entrance
sign-door_blocked-means = A wall or a moat is in front of it. It keeps the room incomplete.
sign-removed = Removed entrance
sign-removed-means = A wall now. It no longer stands in the way of completion.
sign-passage = Secret passage
sign-passage-means = Joins like an entrance, but never keeps a room incomplete.
sign-complete = Complete
sign-complete-means = All entrances are joined or removed: points and a reward.
sign-courtyard = Courtyard
sign-courtyard-means = Enclosed empty ground with a way in. 10 points in the end.
sign-line = Line of the lot
sign-line-means = A painted flag opens this row or column.
sign-order = Place in the order
sign-order-means = When the player takes a turn in this round.
sign-top = Top of the stack
sign-top-means = The size of the latest room: it decides the order of the next round.
sign-ready = Rewards that wait
sign-ready-means = How many rewards the player has earned and not used yet.
sign-bonus = Bonus cards
sign-bonus-means = Secret aims. Each completed utility room scores one of them.
sign-extra = Extra turn
sign-extra-means = How many more of them the player takes in this round.
sign-favor = King’s favor
sign-favor-means = Players are ranked by it: 15 points for first place, 8 for second.
sign-decree = Royal decree
sign-decree-means = A rule of the player’s own, for the whole game.
sign-discard = Discard pile
sign-discard-means = Cards left in the markets of earlier rounds. You may always look.
sign-deck = Deck
sign-deck-means = Room cards not yet turned up. It lasts for exactly ten rounds.
sign-turn = Turn
sign-turn-means = Turns the room by a quarter.
sign-mirror = Mirror
sign-mirror-means = A room may be drawn mirrored as well.
sign-move_doors = Move entrances
sign-move_doors-means = A sleeping reward: first the place of the room, then its entrances.
sign-hold = Lay aside
sign-hold-means = By decree a card may be laid aside and drawn in another turn.
sign-skip = Skip
sign-skip-means = The first skip brings a special reward, later ones bring nothing.

## The coach

coach-goal = Join entrances, complete rooms.
coach-draft = A decree is your own rule for the game. One that simply pays points is good to begin with.
coach-another = Of the three, keep the one that is easiest to fulfil.
coach-box = Choose a room of the type and size that you mean to draw most often.
coach-start_lines = Open inner lines: without them the outer ones give nothing.
coach-foyer = The foyer brings the reward of its colour. As utility it scores one bonus card more.
coach-take = Begin with a room of few entrances: it is easier to complete.
coach-favors = Look at the favors: first place in each is worth 15 points.
coach-cards = Look at your cards: they tell you which rooms you need.
coach-order = A small room means an early turn next round, a large one more points for area.
coach-place = Drag the room. A green disc is a joined entrance, an arrow an open one.
coach-more = Signs that glow are rewards you may use. Use them now or save them.
coach-extra = An extra turn cannot be saved. Take what is left, or skip.
coach-skip = There is nothing to draw, but the first skip brings a special reward.
coach-remove = Remove the last open entrance of a room, and it is complete.
coach-passage = A passage in place of an open entrance completes a room just as well.
coach-line = Open the side where you lack space.
coach-discard = Look for a room on the pile that completes something else as well.
coach-moving = Lay the room where several open entrances are near.
coach-door = Place entrances opposite others: they are joined at once.
coach-moat = Dig along the whole castle: rooms wholly behind the moat count.
coach-lead = The first takes the best card. Being last is worth something too: a circle.
coach-end = The last chance: use whatever brings points.
coach-watch = While your rival plays, look what your castle still lacks.

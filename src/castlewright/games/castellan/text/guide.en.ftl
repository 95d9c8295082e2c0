### Figures, signs and the coach of Castellan.

## In two minutes

brief-goal = Walls and towers are everybody’s; the yards between them are not. Close a yard and it is yours. Whose yards bring the most points wins.
brief-turn = Play at least one card, build everything it shows, claim the yards you closed, and draw a card.
brief-scoring = A yard brings one point for each tower that touches it. Once a game, one yard may count twice.

## Figures

figure-castle = One castle, three yards, each with its owner and banner. The marked tower counts for all three yards.
figure-hand = Cards show pieces: towers, long walls, short walls. Play one card, or several at once.
figure-places = The places glow where a piece fits: walls begin at a tower, a tower stands on a free end of a wall.
figure-closed = There is no way out of this yard, so the keep of whoever closed it stands inside. Nobody else builds here again.
figure-six = The towers that touch this yard, the one inside included: 6, so 6 points.
figure-doubled = Two keeps count the yard twice: 6 towers, 12 points.
figure-lengths = A long wall (A) is exactly as long as two short ones with a tower between them (B).
figure-ends = A tower stands on a free end of a wall, never in the middle of a long one.
figure-middle = Not so: the wall would run into the middle of a long one and could never go on.
figure-waiting = Not so: the long wall would cover an end that waits for its tower.
figure-rival = From a tower of somebody’s yard you may build outwards, never into it.
figure-ring = A ring that lacks one tower is open. Whoever sets it closes the yard.
figure-meeting = This works: a wall comes to an end that waits for its tower. One tower joins them both.
figure-spare = Towers are left and no end is free. Finish building, and they go to your neighbour on the left.
figure-divided = A yard was divided. Now it is two, 5 points each: the marked towers count in both. That makes 10.
figure-choice = The yard is closed. Double it now or save the double for later: your choice.
figure-parted = A doubled yard was divided: 5 points for one part and 10 for the one that stays doubled. That makes 15.
figure-decks = First say how many cards from which deck, then draw them all at once.

## Signs

sign-tower = Tower
sign-tower-means = Stands on a free end of a wall. Every tower at a yard is a point.
sign-long = Long wall
sign-long-means = Runs two steps straight from a tower.
sign-short = Short wall
sign-short-means = Runs one step straight from a tower.
sign-end = Foundation
sign-end-means = An end of a wall waits for its tower. Until it comes, there is a way through.
sign-keep = Keep
sign-keep-means = The yard is claimed. The colour says whose it is, the number how many towers touch it.
sign-double = Two keeps
sign-double-means = This yard counts twice.
sign-tower_deck = Tower card
sign-tower_deck-means = The back of the tower deck: each of its cards has a tower.
sign-wall_deck = Wall card
sign-wall_deck-means = The back of the wall deck: each of its cards has a wall.
sign-draw = One more card
sign-draw-means = Whoever plays a card with this sign draws one more at the end of the turn.
sign-hand = Hand
sign-hand-means = How many cards are in hand: towers and walls. Only their owner sees the faces.
sign-deck = Decks
sign-deck-means = How many cards are left in the player’s two decks: towers and walls.
sign-keeps = Claimed yards
sign-keeps-means = How many of the player’s keeps stand on the table. They decide a tie.
sign-double_ready = Can still double
sign-double_ready-means = Once in the game, this player may still set two keeps into one yard.
sign-double_used = Has doubled
sign-double_used-means = This player’s two keeps are set already.
sign-passed = Pieces passed on
sign-passed-means = The neighbour found no place for them. This player builds them in the next turn.

## The coach

coach-goal = Close yards: every tower at a yard is a point.
coach-first = The castle begins with a tower. Choose a card that has one, and take its pieces.
coach-choose = Take as many cards as you need now: only one comes back.
coach-build = Walls begin at a tower, a tower stands on their end. Lead the walls in a ring: inside is a yard.
coach-close = Look for a yard that lacks a piece or two, and close it.
coach-set_aside = These pieces fit nowhere, and nobody is left to build them. Confirm.
coach-confirm = Happy with it? Confirm. Until then every piece can be taken back.
coach-pass_on = These pieces fit nowhere and go to your neighbour. It happens, and you lose nothing.
coach-claim = Two keeps come once a game. Most people wait for a yard of five towers or more.
coach-claim_last = Your last turn: double the yard that brings most.
coach-keep_double = Keep the part doubled that has more towers.
coach-draw = Short of towers? Draw from the tower deck. Short of walls? From the other.
coach-watch = While your rival builds, look which yard is left almost closed.

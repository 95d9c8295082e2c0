/** Which furniture stands in a room: three sets for each type, matched to names where they tell. */
import type { Face } from './box';

const FURNITURE: Record<string, readonly [RegExp, RegExp]> = {
  // a laid table | an oven | shelves and barrels
  food: [
    /kitchen|bakery|crepery|brewery|scullery|chocolate/,
    /storage|pantry|locker|wine|brandy|buttery|ice|spice|kraut/,
  ],
  // an armchair | books | a hearth
  living: [
    /library|study|map|reading|observatory|gallery|cape|hat|taxidermy/,
    /fireplace|parlor|salon|vestibule|waiting|tapestry/,
  ],
  // a workbench | shelves and brooms | a tub
  utility: [
    /closet|storage|coat|mud|key|crown|shield|scythe|kennel|kitten/,
    /laundry|washroom|sauna|powder|dumbwaiter/,
  ],
  // a tree | water | beds of flowers
  outdoor: [/pond|hole|vineyard_lake/, /garden|path|vineyard|balcony|terrace|gazebo/],
  // a bed with a canopy | bunks | a cradle and toys
  sleeping: [
    /bunk|servant|nap|guest|blanket|pillow|hibernation/,
    /nursery|child|puppy|rabbit|dressing|in_law/,
  ],
  // doors | armour | a staircase
  corridor: [
    /knight|great|sculpture|portrait|painting|lockdown|ghost/,
    /passage|promenade|pacing|echo|between|creaking/,
  ],
  // barrels | bars and chains | a chest and stairs
  downstairs: [
    /dungeon|hole|pit|padded|quiet|crypt|snake/,
    /treasure|jewel|entrance|tunnel|lair|armory|knight|spy/,
  ],
};

export function furnitureOf(face: Face): number {
  const [one, two] = FURNITURE[face.type] ?? [/^$/, /^$/];
  return one.test(face.id) ? 1 : two.test(face.id) ? 2 : 0;
}

/** The symbols that make up a tile's picture, back to front. */
export function sceneOf(face: Face): string[] {
  if (face.type === 'specialty') return [`#tc-${face.id}`];
  return [`#tc-${face.type}`, `#tc-${face.type}-${furnitureOf(face)}`];
}

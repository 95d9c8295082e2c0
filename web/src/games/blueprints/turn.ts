/** The steps of a turn as the hand makes them: a card is held here first, and said when it is needed. */
import { Hand } from './hand.svelte';
import { takenOf, type Taken } from './options';
import type { BlueprintsTable } from './types';

/** The card over the sheet: the one the server holds, or the one just picked. */
export const inHand = (table: BlueprintsTable): Taken | null =>
  takenOf(table.view) ??
  (table.view.step === '' || table.view.step === 'discard' ? table.hand(Hand).card : null);

export const takeMove = (taken: Taken) => ({ type: 'take' as const, ...taken });

/** True when the server holds the card in hand. */
export async function takeNow(table: BlueprintsTable): Promise<boolean> {
  if (table.view.step === 'place') return true;
  const { card } = table.hand(Hand);
  return card !== null && (await table.play(takeMove(card)));
}

/** Draws the card in hand where it lies. */
export async function confirm(table: BlueprintsTable): Promise<boolean> {
  const taken = inHand(table);
  const hand = table.hand(Hand);
  if (!taken || !hand.at) return false;
  const draw = { type: 'draw' as const, form: hand.form, x: hand.at[0], y: hand.at[1] };
  const said =
    table.view.step === 'place' ? await table.play(draw) : await table.playAll([takeMove(taken), draw]);
  if (said) hand.drop();
  return said;
}

/** Why the card in hand cannot be drawn where it lies: the server has to hold it to know. */
export async function whyNotHere(table: BlueprintsTable, at: { x: number; y: number }): Promise<void> {
  const { at: spot, form } = table.hand(Hand);
  if (spot && (await takeNow(table))) await table.why({ type: 'draw', form, x: spot[0], y: spot[1] }, at);
}

/** Draws it, or says why not. */
export async function drawHere(
  table: BlueprintsTable,
  placing: { legal: boolean },
  at: { x: number; y: number },
): Promise<void> {
  if (placing.legal) await confirm(table);
  else await whyNotHere(table, at);
}

/** Back to the market. */
export async function putBack(table: BlueprintsTable): Promise<boolean> {
  table.hand(Hand).drop();
  if (table.view.step !== 'place') return true;
  const scope = Object.keys(table.undo).find((each) => (table.undo[each] ?? 0) > 0);
  return scope !== undefined && (await table.takeBack(1, scope));
}

/** Another card instead of the one in hand. */
export async function pick(table: BlueprintsTable, taken: Taken): Promise<void> {
  if (table.view.step === 'place' && !(await putBack(table))) return;
  table.hand(Hand).take(taken);
}

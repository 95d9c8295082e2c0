/** A tile goes to its cell: said by a tap on the raised tile, by the button, or by a mouse that need not ask. */
import type { Hand } from './hand.svelte';
import type { Choice } from './tasks';
import type { PlaceMove, TwoCastlesTable } from './types';

export async function lay(table: TwoCastlesTable, hand: Hand, choice: Choice<PlaceMove>): Promise<boolean> {
  hand.raised = null;
  hand.sent = choice;
  const done = await table.play(choice.move);
  hand.sent = null;
  return done;
}

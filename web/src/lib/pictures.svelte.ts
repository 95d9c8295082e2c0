/** Figures are drawn when one comes near them; a printer wants all of them at once. */
import { tick } from 'svelte';

export const pictures = $state({ all: false });

/** Prints the page when every figure on it is drawn. */
export async function printWhole(): Promise<void> {
  pictures.all = true;
  await tick();
  const waiting = () => document.querySelector('[data-figure]:not(:has([data-drawn]))');
  for (let frame = 0; frame < 600 && waiting(); frame++) await new Promise(requestAnimationFrame);
  print();
}

/** Words for regions, dice and drops; every message id is written out so that unused ones are found. */
import type { Shape } from './chart';
import type { DieView, Translate } from './types';

export const kingdomNames = (kingdoms: readonly string[], t: Translate): string =>
  kingdoms.map((kingdom) => t(kingdom)).join(', ');

export function regionName(shape: Shape, colour: string | undefined, t: Translate): string {
  const place = { region: shape.id, kingdom: t(shape.kingdom) };
  const what =
    shape.symbol === 'blank'
      ? t('kingdoms-region-blank', place)
      : shape.colour
        ? t('kingdoms-region-monster', { ...place, monster: t(shape.symbol), colour: shape.colour })
        : shape.symbol === 'capital'
          ? t('kingdoms-region-capital', place)
          : t('kingdoms-region-spell', { ...place, spell: t(shape.symbol) });
  return colour ? t('kingdoms-region-painted', { what, colour }) : what;
}

export const dieName = (die: DieView, t: Translate): string =>
  t('kingdoms-die', { die: die.die, count: die.value, kingdoms: kingdomNames(die.kingdoms, t) });

/** What a lesson points at, found on the screen by its meaning: `data-point="hand"`, or the key of a piece. */
import type { Piece, Point } from './wire-aliases';

/** How an element outside a board says which piece it stands for: a card of the hand, a die of the tray. */
export const pointKey = (piece: Piece): string =>
  Object.keys(piece)
    .sort()
    .map((key) => `${key}=${JSON.stringify(piece[key])}`)
    .join(' ');

/** Marks everything meant below an element with `data-pointed`, also what comes later, and brings it into sight. */
export function pointing(point: Point | null) {
  return (root: HTMLElement) => {
    const meant = new Set([...(point?.controls ?? []), ...(point?.pieces ?? []).map(pointKey)]);
    const mark = () => {
      for (const element of root.querySelectorAll<HTMLElement>('[data-point]')) {
        const before = element.hasAttribute('data-pointed');
        const after = element.toggleAttribute('data-pointed', meant.has(element.dataset.point!));
        if (after && !before) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-point'],
    });
    return () => watch.disconnect();
  };
}

/** Which region a fingertip means: it is wider than the thin ones. */
import { regionAt, type Chart, type Shape } from './chart';
import { distance, distanceToOutline, type Point } from './geometry';

/** Half the width of what a finger can hit, in pixels of the window. */
export const FINGER = 22;

/** Between regions there are crevices, where the boundary stones lie; half their width, in drawing units. */
const CREVICE = 10;

/**
 * A tap beside a region that answers means that region, unless it is nearer to the sign of the one under it.
 * Between two that answer, the thinner takes a strip of the roomier. `finger` is in drawing units.
 */
export function regionMeant(
  chart: Chart,
  at: Point,
  finger: number,
  open: ReadonlySet<string>,
): Shape | null {
  const under = regionAt(chart, at);
  const answers = under !== null && open.has(under.id);
  let meant = under;
  let least = under && !answers ? Math.min(finger, distance(at, [under.x, under.y])) : finger;
  for (const shape of chart.shapes.values()) {
    const { left, right, top, bottom } = shape.box;
    if (shape === under || !open.has(shape.id)) continue;
    if (at[0] < left - finger || at[0] > right + finger || at[1] < top - finger || at[1] > bottom + finger)
      continue;
    const off = distanceToOutline(at, shape.outline);
    const strip = answers ? Math.min(finger - shape.room, (under.room - shape.room) / 2) : finger;
    if (off < least && off < strip) [meant, least] = [shape, off];
  }
  return meant ?? beside(chart, at);
}

/** The region on whose very edge a point lies. */
function beside(chart: Chart, at: Point): Shape | null {
  let nearest: Shape | null = null;
  let least = CREVICE;
  for (const shape of chart.shapes.values()) {
    const off = distanceToOutline(at, shape.outline);
    if (off < least) [nearest, least] = [shape, off];
  }
  return nearest;
}

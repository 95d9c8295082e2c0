/** Where one looks at the meadow from. */
import { Camera } from '../shared/camera.svelte';
import { UNIT } from './geometry';

/** A narrow window has its buttons in a row at the top, a wide one in a column at the right; nothing hides there. */
export const NARROW = 600;
const BUTTONS = 54;

/** A picture in the rules has no buttons, and looks from as near as it likes. */
export const meadowCamera = (still = false): Camera =>
  new Camera({
    nearest: 2.4,
    farthest: 0.22,
    cosy: 1.5,
    unit: UNIT,
    up: true,
    clear: (width) =>
      still ? { right: 0, top: 0 } : width < NARROW ? { right: 0, top: BUTTONS } : { right: BUTTONS, top: 0 },
  });

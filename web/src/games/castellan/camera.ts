/** Where one looks at the meadow from. */
import { Camera } from '../shared/camera.svelte';
import { UNIT } from './geometry';

/** A narrow window has its buttons in a row at the top, a wide one in a column at the right; nothing hides there. */
export const NARROW = 600;
const BUTTONS = 54;

export const meadowCamera = (): Camera =>
  new Camera({
    nearest: 2.4,
    farthest: 0.22,
    cosy: 1.5,
    unit: UNIT,
    up: true,
    clear: (width) => (width < NARROW ? { right: 0, top: BUTTONS } : { right: BUTTONS, top: 0 }),
  });

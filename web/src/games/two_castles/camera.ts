/** Where one looks at a castle from. */
import { Camera } from '../shared/camera.svelte';
import { UNIT } from './geometry';

/** `bottom`: pixels that stay clear under the castle. */
export const castleCamera = (bottom = 0): Camera =>
  new Camera({
    nearest: 2.6,
    farthest: 0.12,
    cosy: 1.25,
    unit: UNIT,
    up: true,
    clear: () => ({ right: 0, top: 0, bottom }),
  });

/** Where one looks at a castle from. */
import { Camera } from '../shared/camera.svelte';
import { UNIT } from './geometry';

export const castleCamera = (): Camera =>
  new Camera({ nearest: 2.6, farthest: 0.12, cosy: 1.25, unit: UNIT, up: true });

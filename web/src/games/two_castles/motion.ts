/** Short motions that explain where things came from; none for people who asked for less of it. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

/** A tile comes down onto its cell. */
export function landing(_: Element): TransitionConfig {
  return {
    duration: prefersReducedMotion.current ? 0 : 220,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-26 * u}px); opacity: ${Math.min(1, t * 2)}`,
  };
}

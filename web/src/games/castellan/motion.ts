/** Short motions that explain where things came from; none for people who asked for less of it. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

/** A piece comes down onto its place. */
export function landing(_: Element): TransitionConfig {
  return {
    duration: prefersReducedMotion.current ? 0 : 220,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-22 * u}px); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A yard fills with its owner's grass. */
export function filling(_: Element, { delay = 0 } = {}): TransitionConfig {
  return {
    delay: prefersReducedMotion.current ? 0 : delay,
    duration: prefersReducedMotion.current ? 0 : 250,
    css: (t) => `opacity: ${t}`,
  };
}

/** Short motions that explain where things came from; none for people who asked for less of it. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

const long = (duration: number) => (prefersReducedMotion.current ? 0 : duration);

/** Paint runs out from where the drop fell. */
export function spreading(_: Element): TransitionConfig {
  return {
    duration: long(250),
    easing: cubicOut,
    css: (t) => `clip-path: circle(${t * 75}% at 50% 50%)`,
  };
}

/** A die comes out of the comet's tail, turns over and settles. */
export function tumbling(_: Element, { order = 0, x = 0, y = 0 } = {}): TransitionConfig {
  return {
    delay: long(order * 70),
    duration: long(620),
    css: (t, u) => {
      const fall = u * u;
      const hop = Math.abs(Math.sin(t * Math.PI * 2.5)) * 26 * u;
      return `transform: translate(${(120 - x) * fall}px, ${(-160 - y) * fall - hop}px) rotate(${-420 * fall}deg) scale(${1 + 0.5 * fall}); opacity: ${Math.min(1, t * 4)}`;
    },
  };
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera, type Point } from './camera.svelte';
import { Gestures, type Tap } from './gestures';

const frame = { getBoundingClientRect: () => ({ left: 100, top: 50 }), setPointerCapture: () => {} };

function event(type: string, [x, y]: readonly [number, number], id = 1, pointerType = 'touch') {
  const made = { type, clientX: x, clientY: y, pointerId: id, pointerType, button: 0, currentTarget: frame };
  return made as unknown as PointerEvent;
}

function stage(answers: Partial<ConstructorParameters<typeof Gestures>[1]> = {}) {
  const camera = new Camera();
  camera.width = camera.height = 400;
  const said: string[] = [];
  const gestures = new Gestures(camera, {
    tap: ({ at }: Tap) => (said.push(`tap ${at.x},${at.y}`), true),
    miss: () => said.push('miss'),
    hover: (at: Point | null) => said.push(at ? 'hover' : 'leave'),
    fit: () => said.push('fit'),
    ...answers,
  });
  return { camera, gestures, said };
}

describe('fingers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tap where they come down, if they hardly move', () => {
    const { gestures, said } = stage();
    gestures.down(event('pointerdown', [150, 80]));
    gestures.move(event('pointermove', [153, 82]));
    gestures.up(event('pointerup', [153, 82]));
    expect(said).toEqual(['tap 53,32']);
  });

  it('pan with one', () => {
    const { camera, gestures, said } = stage();
    gestures.down(event('pointerdown', [200, 200]));
    gestures.move(event('pointermove', [240, 230]));
    gestures.up(event('pointerup', [240, 230]));
    expect(camera.look).toEqual({ x: -40, y: -30, scale: 1 });
    expect(said).toEqual(['leave']);
  });

  it('pinch with two: what was under them stays between them', () => {
    const { camera, gestures, said } = stage();
    gestures.down(event('pointerdown', [250, 250], 1));
    gestures.down(event('pointerdown', [350, 250], 2));
    gestures.move(event('pointermove', [200, 250], 1));
    gestures.move(event('pointermove', [400, 250], 2));
    gestures.up(event('pointerup', [200, 250], 1));
    gestures.up(event('pointerup', [400, 250], 2));
    expect(camera.look.scale).toBeCloseTo(2);
    expect(camera.drawn(200, 200).x).toBeCloseTo(0);
    expect(camera.drawn(100, 200).x).toBeCloseTo(-50);
    expect(camera.held).toBe(true);
    expect(said.filter((one) => one.startsWith('tap'))).toEqual([]);
  });

  it('that tap twice on nothing show everything; once, they are told why', () => {
    const { gestures, said } = stage({ tap: () => false });
    const tap = () => {
      gestures.down(event('pointerdown', [150, 80]));
      gestures.up(event('pointerup', [150, 80]));
    };
    tap();
    tap();
    vi.runAllTimers();
    expect(said).toEqual(['fit']);
    tap();
    vi.runAllTimers();
    expect(said).toEqual(['fit', 'miss']);
  });

  it('swipe over a drawing that is wholly in sight, and pan one that is not', () => {
    const swiped: number[] = [];
    const { camera, gestures } = stage({ swipe: (direction) => swiped.push(direction) });
    const drag = () => {
      gestures.down(event('pointerdown', [300, 200]));
      gestures.move(event('pointermove', [220, 205]));
      gestures.up(event('pointerup', [220, 205]));
    };
    drag();
    expect(swiped).toEqual([-1]);
    expect(camera.look.x).toBe(0);
    camera.held = true;
    drag();
    expect(swiped).toEqual([-1]);
    expect(camera.look.x).toBe(80);
  });

  it('carry what they take up, to where they let it go', () => {
    const way: string[] = [];
    const { camera, gestures } = stage({
      lift: () => true,
      carry: ({ x, y }) => way.push(`over ${x},${y}`),
      drop: ({ at }) => way.push(`drop ${at.x},${at.y}`),
    });
    gestures.down(event('pointerdown', [200, 200]));
    gestures.move(event('pointermove', [260, 200]));
    gestures.up(event('pointerup', [260, 200]));
    expect(way).toEqual(['over 160,150', 'drop 160,150']);
    expect(camera.look.x).toBe(0);
  });
});

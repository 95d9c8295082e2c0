/** What a reader likes: light or dark, knocks or silence, and under which name to sit down. */
import { keep, recall } from './keep';
import { type Pace, PACES } from './show';

export type Theme = 'system' | 'light' | 'dark';
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

class Preferences {
  theme = $state<Theme>('system');
  sound = $state(false);
  name = $state('');
  /** How fast others' moves appear. */
  #pace = $state<Pace>('easy');
  #still = false;

  start(): () => void {
    const kept = recall('cw_theme') as Theme | null;
    this.theme = kept && THEMES.includes(kept) ? kept : 'system';
    this.sound = recall('cw_sound') === 'on';
    this.name = recall('cw_name') ?? '';
    const pace = recall('cw_pace') as Pace | null;
    this.#pace = pace && PACES.includes(pace) ? pace : 'easy';
    this.#still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const system = matchMedia('(prefers-color-scheme: dark)');
    const show = () => this.#show(system.matches);
    show();
    system.addEventListener('change', show);
    return () => system.removeEventListener('change', show);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('cw_theme', theme);
    this.#show(matchMedia('(prefers-color-scheme: dark)').matches);
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep('cw_sound', on ? 'on' : 'off');
  }

  /** Whoever wants no motion gets everything at once, with its line and its mark. */
  get pace(): Pace {
    return this.#still ? 'at_once' : this.#pace;
  }

  setPace(pace: Pace): void {
    this.#pace = pace;
    keep('cw_pace', pace);
  }

  setName(name: string): void {
    this.name = name;
    keep('cw_name', name);
  }

  #show(systemDark: boolean): void {
    const dark = this.theme === 'dark' || (this.theme === 'system' && systemDark);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }
}

export const prefs = new Preferences();

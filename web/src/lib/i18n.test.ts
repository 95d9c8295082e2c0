import { beforeEach, describe, expect, it } from 'vitest';
import { maybe, speech, t, textsOf, withNames } from './i18n.svelte';
import { ago } from './times';
import { firstGuess } from './languages';

describe('the first guess', () => {
  it('prefers the link, then memory, then the browser', () => {
    expect(firstGuess('ru', 'en', ['en'])).toBe('ru');
    expect(firstGuess(null, 'ru', ['en'])).toBe('ru');
    expect(firstGuess(null, null, ['de', 'ru-RU', 'en'])).toBe('ru');
    expect(firstGuess('xx', 'yy', ['de'])).toBe('en');
  });
});

describe('names', () => {
  it('stand where arguments are seats', () => {
    const who = (seat: number) => ['Anna', 'Борис'][seat]!;
    expect(withNames({ seat: 0, to_seat: 1, seats: 2, count: 1, by_seat: 'x' }, who)).toEqual({
      seat: 'Anna',
      to_seat: 'Борис',
      seats: 2,
      count: 1,
      by_seat: 'x',
    });
  });
});

describe('speech', () => {
  beforeEach(() => speech.use('en'));

  it('switches the language of everything at any time', async () => {
    expect(t('undo')).toBe('Undo');
    await speech.use('ru');
    expect(t('undo')).toBe('Назад');
    expect(document.documentElement.lang).toBe('ru');
    expect(document.cookie).toContain('cw_lang=ru');
  });

  it('counts in Russian', async () => {
    await speech.use('ru');
    expect([1, 3, 5, 21].map((points) => t('score-points', { points }))).toEqual([
      '1 очко',
      '3 очка',
      '5 очков',
      '21 очко',
    ]);
  });

  it('says a game’s sentences with the people at the table, and players by number where nobody sits', () => {
    const say = textsOf(
      () => 'castellan',
      () => ['Anna'],
    );
    expect(say('event-resign', { seat: 0 })).toBe('Anna resigns.');
    expect(say('event-resign', { seat: 1 })).toBe('Player 2 resigns.');
  });

  it('tells another reader aloud what is said to one seat', async () => {
    await speech.want('two_castles');
    const event = { name: 'event-you-chose', args: { seat: 1, room: 'bakery' }, to: [1] };
    const names = ['Anna', 'Boris', 'Vera'];
    expect(speech.event(event, 'two_castles', names)).toMatch(/^You choose/);
    expect(speech.event(event, 'two_castles', names, 1)).toMatch(/^You choose/);
    expect(speech.event(event, 'two_castles', names, null)).toMatch(/^Boris chooses/);
    expect(speech.event({ name: 'event-resign', args: { seat: 0 } }, 'two_castles', names, null)).toBe(
      'Anna resigns.',
    );
  });

  it('knows bots and the events of a table by name', () => {
    expect(t('event-sit-bot', { bot: 'greedy' })).toBe('A bot sits down: Builder.');
    expect(t('seat-bot', { bot: 'mystery' })).toBe('bot “mystery”');
  });

  it('keeps a game’s words apart from the house’s', async () => {
    await speech.want('castellan');
    expect(maybe('castellan-confirm')).toBeNull();
    expect(maybe('castellan-confirm', 'castellan')).toBe('Build here');
  });

  it('tells times as people do', () => {
    expect(ago(1000, 1030)).toBe('just now');
    expect(ago(1000, 1000 + 300)).toMatch(/5 min/);
  });
});

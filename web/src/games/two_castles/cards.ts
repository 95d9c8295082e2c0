/** Bonus cards: their names say a title and what they count, with a colon between. */
export function cardParts(name: string): { title: string; words: string } {
  const cut = name.indexOf(': ');
  return cut < 0 ? { title: name, words: '' } : { title: name.slice(0, cut), words: name.slice(cut + 2) };
}

const SIGNS: Record<string, string> = {
  per_attendant: 'specialty',
  different_types_next_to_throne: 'specialty',
  rooms_around_throne: 'specialty',
};

/** The sign on a card: the type it counts, where it counts one. */
export function cardSign(card: string, types: readonly string[]): string {
  const type = card.replace(/^per_/, '');
  return types.includes(type) || type === 'specialty' ? type : (SIGNS[card] ?? 'any');
}

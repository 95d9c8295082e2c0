/** The tab itself says when it is one's turn. */
const ICONS = { calm: '/favicon.svg', turn: '/favicon-turn.svg' } as const;

export function attention(turn: boolean, title: string): () => void {
  document.title = title;
  icon(turn ? ICONS.turn : ICONS.calm);
  return () => icon(ICONS.calm);
}

function icon(href: string): void {
  let link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) {
    link = document.createElement('link');
    link.rel = 'icon';
    link.type = 'image/svg+xml';
    document.head.append(link);
  }
  if (link.getAttribute('href') !== href) link.href = href;
}

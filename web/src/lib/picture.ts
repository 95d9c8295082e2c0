/** A picture worth sending: what is drawn on the board, with names and scores, as a PNG made in the browser. */

export interface Caption {
  title: string;
  /** Date, verdict: one line below the title. */
  below: string;
  rows: readonly { name: string; score: string; first: boolean }[];
  site: string;
}

const WIDTH = 1200;
const EDGE = 48;
/** What makes an SVG element look as it does. Style sheets do not reach into a picture, so each element takes its own along. */
const LOOKS = [
  'display', 'visibility', 'opacity', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity',
  'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'paint-order',
  'vector-effect', 'stop-color', 'stop-opacity', 'flood-color', 'flood-opacity', 'color', 'font-family', 'font-size',
  'font-style', 'font-weight', 'letter-spacing', 'text-anchor', 'dominant-baseline', 'transform', 'transform-box',
  'transform-origin', 'filter', 'clip-path', 'mask', 'mix-blend-mode', 'image-rendering', 'overflow',
] as const; // prettier-ignore

export async function pictureOf(board: Element, caption: Caption): Promise<Blob> {
  const drawings = heroes(board);
  if (!drawings.length) throw new Error('nothing is drawn here');
  await document.fonts.ready;
  const around = union(drawings.map((svg) => svg.getBoundingClientRect()));
  const scale = (WIDTH - 2 * EDGE) / around.width;
  const height = Math.round(around.height * scale);
  const paper = getComputedStyle(document.documentElement);
  const shade = getComputedStyle(board).backgroundColor;

  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  const top = EDGE + 118;
  canvas.height = top + height + 40 + caption.rows.length * 56 + EDGE + 30;
  const pen = canvas.getContext('2d')!;
  const ink = (name: string) => paper.getPropertyValue(name).trim();
  pen.fillStyle = ink('--paper-raised');
  pen.fillRect(0, 0, canvas.width, canvas.height);

  pen.fillStyle = ink('--ink');
  pen.font = `700 52px ${ink('--title')}`;
  pen.fillText(caption.title, EDGE, EDGE + 44, WIDTH - 2 * EDGE);
  pen.fillStyle = ink('--ink-soft');
  pen.font = `400 26px ${ink('--text')}`;
  pen.fillText(caption.below, EDGE, EDGE + 86, WIDTH - 2 * EDGE);

  pen.fillStyle = shade;
  pen.fillRect(EDGE, top, WIDTH - 2 * EDGE, height);
  const faces = await fontFaces(board.textContent ?? '');
  for (const svg of drawings) {
    const box = svg.getBoundingClientRect();
    const drawn = await asImage(standalone(svg, faces, box.width * scale, box.height * scale));
    pen.save();
    pen.beginPath();
    pen.rect(EDGE, top, WIDTH - 2 * EDGE, height);
    pen.clip();
    pen.drawImage(
      drawn,
      EDGE + (box.x - around.x) * scale,
      top + (box.y - around.y) * scale,
      box.width * scale,
      box.height * scale,
    );
    pen.restore();
  }

  caption.rows.forEach(({ name, score, first }, place) => {
    const line = top + height + 40 + place * 56 + 40;
    pen.fillStyle = ink(first ? '--gold-tint' : '--paper-raised');
    pen.fillRect(EDGE, line - 40, WIDTH - 2 * EDGE, 54);
    pen.fillStyle = ink('--ink');
    pen.font = `${first ? 700 : 500} 34px ${ink('--title')}`;
    pen.textAlign = 'left';
    pen.fillText(name, EDGE + 18, line, WIDTH - 2 * EDGE - 200);
    pen.textAlign = 'right';
    pen.fillText(score, WIDTH - EDGE - 18, line);
  });
  pen.textAlign = 'left';
  pen.fillStyle = ink('--ink-soft');
  pen.font = `400 22px ${ink('--text')}`;
  pen.fillText(caption.site, EDGE, canvas.height - 28);

  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('the picture is too large'))), 'image/png'),
  );
}

export function saveAs(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What is large is the castle; thumbnails, buttons and signs are furniture. */
function heroes(board: Element): SVGSVGElement[] {
  const area = (svg: Element) => svg.getBoundingClientRect().width * svg.getBoundingClientRect().height;
  const all = [...board.querySelectorAll('svg')].filter((svg) => !svg.parentElement?.closest('svg'));
  const largest = Math.max(...all.map(area));
  return all.filter((svg) => area(svg) > largest / 4);
}

function union(boxes: readonly DOMRect[]): DOMRect {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The drawing as a file of its own: looks written into it, and everything that it refers to brought along. */
function standalone(svg: SVGSVGElement, faces: string, width: number, height: number): string {
  const copy = dressed(svg) as SVGSVGElement;
  const known = new Set([...copy.querySelectorAll('[id]')].map(({ id }) => id));
  const extras = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  const wanted = [copy as Element];
  for (let next = wanted.pop(); next; next = wanted.pop()) {
    for (const id of referred(next)) {
      if (known.has(id)) continue;
      known.add(id);
      const found = document.getElementById(id);
      if (!found) continue;
      const brought = dressed(found);
      extras.append(brought);
      wanted.push(brought);
    }
  }
  if (faces) {
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    style.textContent = faces;
    extras.append(style);
  }
  copy.prepend(extras);
  const { viewBox } = svg;
  const box = svg.getBoundingClientRect();
  if (!viewBox.baseVal?.width) copy.setAttribute('viewBox', `0 0 ${box.width} ${box.height}`);
  copy.setAttribute('width', String(Math.ceil(width)));
  copy.setAttribute('height', String(Math.ceil(height)));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  for (const outer of ['transform', 'position', 'inset']) copy.style.removeProperty(outer);
  return new XMLSerializer().serializeToString(copy);
}

function dressed(original: Element): Element {
  const copy = original.cloneNode(true) as Element;
  const [from, to] = [
    [original, ...original.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ];
  from.forEach((element, place) => {
    const own = to[place] as SVGElement;
    const look = getComputedStyle(element);
    own.removeAttribute('class');
    for (const name of LOOKS) {
      const value = look.getPropertyValue(name);
      if (value) own.style.setProperty(name, value);
    }
    own.style.setProperty('animation', 'none');
    own.style.setProperty('transition', 'none');
  });
  return copy;
}

function referred(element: Element): string[] {
  const texts = [element, ...element.querySelectorAll('*')].flatMap((each) => {
    const href = each.getAttribute('href') ?? each.getAttribute('xlink:href') ?? '';
    return [
      each.getAttribute('style') ?? '',
      each.getAttribute('fill') ?? '',
      href.startsWith('#') ? `url(${href})` : '',
    ];
  });
  return [...texts.join(' ').matchAll(/url\(["']?#([^"')]+)/g)].map((match) => match[1]!);
}

const asImage = (svg: string): Promise<HTMLImageElement> =>
  new Promise((done, failed) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => failed(new Error('the drawing cannot be copied'));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });

/** The page's own faces that these letters need, as text that a picture can carry. */
async function fontFaces(letters: string): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })))
    .filter((each): each is { rule: CSSFontFaceRule; base: string } => each.rule instanceof CSSFontFaceRule);
  const cyrillic = /[Ѐ-ӿ]/.test(letters);
  const faces = await Promise.all(
    rules.map(async ({ rule, base }) => {
      const range = rule.style.getPropertyValue('unicode-range');
      if (/U\+0?4/i.test(range) && !cyrillic) return '';
      const file = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
      if (!file) return '';
      const bytes = new Uint8Array(await (await fetch(new URL(file, base))).arrayBuffer());
      const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      const { style } = rule;
      return (
        `@font-face{font-family:${style.getPropertyValue('font-family')};` +
        `font-weight:${style.getPropertyValue('font-weight') || 400};` +
        (range ? `unicode-range:${range};` : '') +
        `src:url(data:font/woff2;base64,${text}) format('woff2')}`
      );
    }),
  );
  return faces.join('');
}

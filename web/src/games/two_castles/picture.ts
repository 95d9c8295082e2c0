/** A drawing of the page as a picture file: every style is written into the copy, for nothing else travels with it. */

const STYLES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'stop-color',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;
const SVG = 'http://www.w3.org/2000/svg';

function styled(original: Element): Element {
  const copy = original.cloneNode(true) as Element;
  const from = [original, ...original.querySelectorAll('*')];
  const to = [copy, ...copy.querySelectorAll('*')];
  from.forEach((element, k) => {
    const style = getComputedStyle(element);
    const target = to[k]!;
    target.removeAttribute('class');
    target.removeAttribute('style');
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value && value !== 'normal') target.setAttribute(name, value);
    }
  });
  return copy;
}

/** The symbols that are used, and the edges that clip them. */
function symbolsOf(root: Element): Element[] {
  const wanted = [...root.querySelectorAll('use, [clip-path]')].map(
    (each) => each.getAttribute('href') ?? /#[\w-]+/.exec(each.getAttribute('clip-path') ?? '')?.[0] ?? '',
  );
  const found = new Map<string, Element>();
  for (const href of wanted) {
    if (!href.startsWith('#') || found.has(href)) continue;
    const symbol = document.getElementById(href.slice(1));
    if (symbol) found.set(href, symbol);
  }
  return [...found.values()];
}

export function standalone(drawing: SVGSVGElement): string {
  const copy = styled(drawing) as SVGSVGElement;
  const defs = document.createElementNS(SVG, 'defs');
  for (const symbol of symbolsOf(drawing)) defs.append(styled(symbol));
  copy.prepend(defs);
  copy.setAttribute('xmlns', SVG);
  return new XMLSerializer().serializeToString(copy);
}

export async function asPng(drawing: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.width = width;
  image.height = height;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error('the canvas gave no picture'))),
      'image/png',
    ),
  );
}

export function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

interface Element {
  tag: string;
  attributes: string;
}

const ELEMENT = /<(rect|circle|path|ellipse)\b([^>]*?)\s*\/>/y;
const attribute = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
const without = (attributes: string, ...names: string[]): string =>
  names
    .reduce((rest, name) => rest.replace(new RegExp(`(?:^|\\s)${name}="[^"]*"`), ''), attributes)
    .trim()
    .replace(/\s+/g, ' ');

/** The flat elements of a fragment, or null when it holds groups or texts. */
function flat(fragment: string): Element[] | null {
  const found: Element[] = [];
  ELEMENT.lastIndex = 0;
  for (let at = 0; at < fragment.length; at = ELEMENT.lastIndex) {
    const match = ELEMENT.exec(fragment);
    if (!match) return null;
    found.push({ tag: match[1] ?? '', attributes: match[2] ?? '' });
  }
  return found;
}

const print = ({ tag, attributes }: Element): string => `<${tag} ${attributes.trim()}/>`;

/**
 * Repeated parts (ports, keys, vents) with their like elements merged into one path each: a switch of 48 ports
 * stays small. Parts must not overlap each other, because the first element of all is drawn before the second of all.
 */
export function mergeRepeated(parts: string[]): string {
  const rows = parts.map(flat);
  const first = rows[0];
  if (rows.length < 3 || !first || rows.some((row) => row?.length !== first.length)) return parts.join('');
  return first
    .map((_, column) => mergeRun(rows.map((row) => row?.[column]).filter((element) => element !== undefined)))
    .join('');
}

function mergeRun(run: Element[]): string {
  const styles = new Map<string, Element[]>();
  for (const element of run) styles.set(styleOf(element), [...(styles.get(styleOf(element)) ?? []), element]);
  return [...styles.values()]
    .map((like) => (like.length > 1 && mergeable(like[0]) ? mergeLike(like) : like.map(print).join('')))
    .join('');
}

const styleOf = ({ tag, attributes }: Element): string =>
  tag +
  (tag === 'rect'
    ? without(attributes, 'x', 'y')
    : tag === 'circle'
      ? without(attributes, 'cx', 'cy')
      : tag === 'path'
        ? without(attributes, 'd')
        : attributes);

/** A gradient spans the merged box, so only plain colours merge; so do not see-through or outlined rectangles. */
function mergeable(element: Element | undefined): boolean {
  if (!element || element.tag === 'ellipse' || element.attributes.includes('url(')) return false;
  return element.tag === 'path' || !element.attributes.includes('stroke');
}

function mergeLike(like: Element[]): string {
  const model = like[0] ?? { tag: '', attributes: '' };
  if (model.tag === 'path')
    return `<path d="${like.map((e) => attribute(e.attributes, 'd')).join('')}" ${without(model.attributes, 'd')}/>`;
  const color = attribute(model.attributes, 'fill');
  const rest = without(model.attributes, 'fill', 'x', 'y', 'cx', 'cy', 'r', 'rx', 'width', 'height');
  if (model.tag === 'circle') {
    const dots = like.map((e) => `M${attribute(e.attributes, 'cx')} ${attribute(e.attributes, 'cy')}h0`).join('');
    return `<path d="${dots}" stroke="${color}" stroke-width="${Number(attribute(model.attributes, 'r')) * 2}" stroke-linecap="round" ${rest}/>`;
  }
  const [w, h, r] = ['width', 'height', 'rx'].map((name) => Number(attribute(model.attributes, name))) as [
    number,
    number,
    number,
  ];
  const inset = Math.min(r, w / 2, h / 2);
  const round = (value: number): number => Math.round(value * 10) / 10;
  const cells = like
    .map(
      (e) =>
        `M${round(Number(attribute(e.attributes, 'x')) + inset)} ${round(Number(attribute(e.attributes, 'y')) + inset)}h${round(w - inset * 2)}v${round(h - inset * 2)}h${-round(w - inset * 2)}Z`,
    )
    .join('');
  return `<path d="${cells}" fill="${color}"${inset ? ` stroke="${color}" stroke-width="${round(inset * 2)}" stroke-linejoin="round"` : ''} ${rest}/>`;
}

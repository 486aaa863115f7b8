import type { Drawing } from '../catalogue/types';
import { mergeRepeated } from './compact';

/** What a drawing function works with: the drawing's data and the brand's name to print on the body. */
export interface Pen extends Drawing {
  brand: string;
}

export type Draw = (pen: Pen) => string;

/** Fills that every drawing may use; `light`, `front` and so on are gradients declared by the studio. */
export const fill = {
  side: 'url(#h)',
  front: 'url(#v)',
  top: 'url(#t)',
  ball: 'url(#s)',
  glossy: 'url(#k)',
  metal: 'url(#m)',
  glass: 'url(#g)',
  accent: 'url(#a)',
  screen: 'url(#n)',
} as const;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** A colour mixed with white (amount > 0) or with black (amount < 0), amount from -1 to 1. */
export function shade(hex: string, amount: number): string {
  const towards = amount > 0 ? 255 : 0;
  return (
    '#' +
    channels(hex)
      .map((value) =>
        Math.round(value + (towards - value) * Math.abs(amount))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

/** From 0 (black) to 1 (white). */
function lightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return (r * 0.3 + g * 0.59 + b * 0.11) / 255;
}

/** A colour that reads on the body: dark on light bodies and the other way round. */
export const ink = (body: string): string => (lightness(body) > 0.5 ? '#3b424b' : '#e9edf2');

export const rect = (x: number, y: number, w: number, h: number, r: number, paint: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${paint}" ${more}/>`;
export const circle = (cx: number, cy: number, r: number, paint: string, more = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${paint}" ${more}/>`;
export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: string, more = ''): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${paint}" ${more}/>`;
export const path = (d: string, paint: string, more = ''): string => `<path d="${d}" fill="${paint}" ${more}/>`;
export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** As many parts as asked, each drawn from its index. */
export const times = (count: number, part: (index: number) => string): string =>
  mergeRepeated(Array.from({ length: count }, (_, i) => part(i)));

/** A soft contact shadow on the floor. */
export const shadow = (cx: number, cy: number, rx: number, ry = 20): string =>
  ellipse(cx, cy, rx, ry, '#1b2430', 'opacity=".3" filter="url(#f)"');

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export const text = (x: number, y: number, size: number, content: string, paint: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${paint}" ${more}>${escape(content)}</text>`;

/** The brand's name as it is printed on a body. */
export const mark = (pen: Pen, x: number, y: number, size: number, paint?: string): string =>
  text(
    x,
    y,
    size,
    pen.brand.toUpperCase(),
    paint ?? (lightness(pen.body) > 0.5 ? pen.accent : '#e9edf2'),
    'letter-spacing="1.5"',
  );

/** A camera lens seen from the front. */
export const lens = (cx: number, cy: number, r: number): string =>
  circle(cx, cy, r, '#0c0f13') +
  circle(cx, cy, r * 0.86, fill.metal, 'opacity=".45"') +
  circle(cx, cy, r * 0.76, '#0a0d11') +
  circle(cx, cy, r * 0.62, fill.glass) +
  circle(cx, cy, r * 0.3, '#05070a') +
  ellipse(cx - r * 0.24, cy - r * 0.28, r * 0.17, r * 0.11, '#fff', 'opacity=".75"') +
  circle(cx + r * 0.24, cy + r * 0.25, r * 0.06, '#fff', 'opacity=".5"');

export const led = (x: number, y: number, color: string, r = 6): string =>
  circle(x, y, r * 2.2, color, 'opacity=".18"') +
  circle(x, y, r, color) +
  circle(x - r * 0.3, y - r * 0.3, r * 0.35, '#fff', 'opacity=".8"');

export const screw = (x: number, y: number, r = 8): string =>
  circle(x, y, r, fill.metal) + stroke(`M${x - r * 0.5} ${y}h${r}M${x} ${y - r * 0.5}v${r}`, '#6b737c', r * 0.25);

/** A network socket. */
export const port = (x: number, y: number, size: number): string =>
  rect(x, y, size, size * 0.86, 2, '#0d1014') +
  rect(x + size * 0.14, y + size * 0.16, size * 0.72, size * 0.5, 1, '#3a4149') +
  rect(x + size * 0.22, y + size * 0.16, size * 0.56, size * 0.1, 0, '#d8b65a');

/** A rounded panel seen from the front, with lit upper edge. */
export const panel = (x: number, y: number, w: number, h: number, r: number, paint: string = fill.front): string =>
  rect(x, y, w, h, r, paint) +
  rect(x + 2, y + 2, w - 4, h - 4, Math.max(r - 2, 0), 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width="3"') +
  rect(x, y, w, h, r, 'none', 'stroke="#000" stroke-opacity=".16" stroke-width="1.5"');

/** A box seen from the front and a little from above: top face of the given depth and front face. */
export const box = (x: number, y: number, w: number, h: number, depth: number): string =>
  path(`M${x} ${y}L${x + depth * 0.7} ${y - depth}H${x + w - depth * 0.7}L${x + w} ${y}Z`, fill.top) +
  panel(x, y, w, h, 6);

/** A lit screen. */
export const screen = (x: number, y: number, w: number, h: number, r = 8): string =>
  rect(x, y, w, h, r, '#0a0d12') +
  rect(x + 8, y + 8, w - 16, h - 16, 4, fill.screen) +
  path(`M${x + 8} ${y + 8}h${w * 0.45}L${x + w * 0.2} ${y + h - 8}H${x + 8}Z`, '#fff', 'opacity=".08"');

/** A cable hanging from a point down to the floor. */
export const cord = (x: number, y: number, color = '#2a2f36', width = 12): string =>
  stroke(`M${x} ${y}c10 40 60 26 80 66s-24 44 30 50`, shade(color, -0.2), width) +
  stroke(`M${x - 2} ${y}c10 40 60 26 80 66s-24 44 30 50`, shade(color, 0.2), width * 0.3);

import type { Drawing } from '../catalogue/types';
import { productDrawing } from './product-drawing';

export interface BannerSeed {
  key: string;
  colors: [from: string, to: string];
  /** Products shown, left to right. */
  shows: { drawing: Drawing; brand: string; x: number; y: number; scale: number }[];
}

/** Gradient and filter ids of one nested drawing made its own, so that several fit in one document. */
const own = (svg: string, prefix: string): string =>
  svg.replace(/id="/g, `id="${prefix}`).replace(/url\(#/g, `url(#${prefix}`);

/** What a drawing holds apart from the studio's background. */
export const product = (svg: string): string =>
  svg
    .replace(/<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replace(/<rect width="800" height="800"[^>]*\/><ellipse[^>]*\/>/, '');

/** A hero banner without text (the store writes it over the left half), 1600 x 560. */
export function banner({ colors, shows }: BannerSeed): string {
  const items = shows.map(
    ({ drawing, brand, x, y, scale }, i) =>
      `<g transform="translate(${x} ${y}) scale(${scale})">${own(product(productDrawing(drawing, brand)), `p${i}`)}</g>`,
  );
  const dots = Array.from(
    { length: 8 },
    (_, i) => `<circle cx="${820 + i * 100}" cy="${470 - i * 34}" r="${150 - i * 8}" fill="#fff" opacity=".035"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 560" font-family="Arial,Helvetica,sans-serif" font-weight="700" text-anchor="middle"><defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colors[0]}"/><stop offset="1" stop-color="${colors[1]}"/></linearGradient></defs><rect width="1600" height="560" fill="url(#sky)"/>${dots}${items.join('')}</svg>`;
}

/** What shows when a product has no picture. */
export const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><rect width="800" height="800" fill="#eef1f4"/><path d="M250 300l150-70 150 70v190l-150 70-150-70Z" fill="#fff" stroke="#b4bcc6" stroke-width="12" stroke-linejoin="round"/><path d="M250 300l150 70 150-70M400 370v190M325 265l150 70v60" fill="none" stroke="#b4bcc6" stroke-width="12" stroke-linejoin="round"/><text x="400" y="640" font-family="Arial,Helvetica,sans-serif" font-size="34" text-anchor="middle" fill="#7b858f">Imagen no disponible</text></svg>`;

import { shade, type Pen } from './toolkit';

const stops = (...list: [number, string][]): string =>
  list.map(([at, color]) => `<stop${at ? ` offset="${at}"` : ''} stop-color="${color}"/>`).join('');
const linear = (id: string, vertical: boolean, ...list: [number, string][]): string =>
  `<linearGradient id="${id}" ${vertical ? 'x2="0" y2="1"' : 'x2="1"'}>${stops(...list)}</linearGradient>`;
const radial = (id: string, ...list: [number, string][]): string =>
  `<radialGradient id="${id}" cx=".36" cy=".3" r=".85">${stops(...list)}</radialGradient>`;

/** The room every product is photographed in: soft background, one light from the upper left, the body's gradients. */
export function studio({ body, accent }: Pen, product: string): string {
  const all = [
    linear('bg', true, [0, '#fdfdfe'], [0.68, '#f1f3f6'], [0.7, '#e6e9ee'], [1, '#f6f7f9']),
    `<radialGradient id="lo">${stops([0, '#ffffff'], [1, '#ffffff00'])}</radialGradient>`,
    linear('h', false, [0, shade(body, -0.12)], [0.2, shade(body, 0.4)], [0.55, body], [1, shade(body, -0.34)]),
    linear('v', true, [0, shade(body, 0.28)], [0.45, body], [1, shade(body, -0.2)]),
    linear('t', true, [0, shade(body, -0.08)], [1, shade(body, 0.42)]),
    radial('s', [0, shade(body, 0.6)], [0.5, body], [1, shade(body, -0.42)]),
    linear('k', true, [0, '#3d444d'], [0.4, '#191d22'], [1, '#0b0d10']),
    linear('m', true, [0, '#f3f5f7'], [0.4, '#b4bbc3'], [0.6, '#8d959e'], [1, '#d5dae0']),
    radial('g', [0, '#7fa8d8'], [0.35, '#2b4372'], [0.7, '#241a45'], [1, '#07090f']),
    linear('a', true, [0, shade(accent, 0.25)], [1, shade(accent, -0.2)]),
    linear('n', true, [0, '#3f78ad'], [0.6, '#1d3d61'], [1, '#0f2135']),
    '<filter id="f" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="14"/></filter>',
  ];
  const defs = all.filter(
    (def) => /id="(bg|lo)"/.test(def) || product.includes(`url(#${/id="(\w+)"/.exec(def)?.[1]})`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" font-family="Arial,Helvetica,sans-serif" font-weight="700" text-anchor="middle"><defs>${defs.join('')}</defs><rect width="800" height="800" fill="url(#bg)"/><ellipse cx="400" cy="360" rx="380" ry="300" fill="url(#lo)"/>${product}</svg>`.replace(
    / \/>/g,
    '/>',
  );
}

import { shade } from './toolkit';

/** Eight symbols, each inside a square of 100. */
const symbols: ((color: string, light: string) => string)[] = [
  (c, l) => `<path d="M8 14h26l16 40 16-40h26L60 90H40Z" fill="${c}"/><circle cx="50" cy="30" r="13" fill="${l}"/>`,
  (c, l) =>
    `<circle cx="50" cy="50" r="42" fill="none" stroke="${c}" stroke-width="15"/><circle cx="62" cy="42" r="15" fill="${l}"/>`,
  (c, l) =>
    `<path d="M64 8a44 44 0 1 0 28 62A38 38 0 0 1 64 8Z" fill="${c}"/><path d="M74 20l5 12 12 5-12 5-5 12-5-12-12-5 12-5Z" fill="${l}"/>`,
  (c, l) =>
    `<path d="M50 6l40 22v44L50 94 10 72V28Z" fill="${c}"/><path d="M50 28l20 11v22L50 72 30 61V39Z" fill="${l}"/>`,
  (c, l) => `<path d="M10 90V44h22v46ZM39 90V10h22v80Z" fill="${c}"/><path d="M68 90V28h22v62Z" fill="${l}"/>`,
  (c, l) =>
    `<path d="M8 8h50a34 34 0 0 1 0 68H32v16H8Z" fill="${c}"/><rect x="32" y="30" width="34" height="22" rx="11" fill="${l}"/>`,
  (c, l) =>
    `<path d="M50 4l42 16v30q0 32-42 46Q8 82 8 50V20Z" fill="${c}"/><path d="M28 50l16 16 30-32" fill="none" stroke="${l}" stroke-width="11"/>`,
  (c, l) =>
    `<path d="M6 60q22-52 44-12t44-12v28q-22 52-44 12T6 88Z" fill="${c}"/><circle cx="76" cy="20" r="13" fill="${l}"/>`,
];

/** A brand's logo, symbol and name, as a stand-alone SVG of 480 x 160 on a transparent background. */
export function brandLogo({ name, color, symbol }: { name: string; color: string; symbol: number }): string {
  const draw = symbols[symbol % symbols.length] ?? symbols[0];
  const size = Math.min(64, Math.floor(600 / name.length));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 160"><g transform="translate(20 30)">${draw?.(color, shade(color, 0.55)) ?? ''}</g>` +
    `<text x="140" y="${80 + size * 0.36}" font-family="Arial,Helvetica,sans-serif" font-weight="800" font-size="${size}" letter-spacing="-1" fill="#20262d">${name}</text></svg>`
  );
}

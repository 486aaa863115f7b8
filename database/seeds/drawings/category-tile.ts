import type { Drawing } from '../catalogue/types';
import type { DivisionKey } from '../catalogue/types';
import { productDrawing } from './product-drawing';
import { shade } from './toolkit';

const DIVISION_COLORS: Record<DivisionKey, string> = {
  videovigilancia: '#1d4ed8',
  'control-de-acceso': '#0f766e',
  alarmas: '#c2410c',
  'deteccion-de-incendio': '#b91c1c',
  redes: '#0369a1',
  'cableado-estructurado': '#15803d',
  energia: '#a16207',
  videoporteros: '#475569',
  'radio-y-gps': '#4338ca',
  automatizacion: '#7e22ce',
  computo: '#0e7490',
};

const divisionColor = (division: DivisionKey): string => DIVISION_COLORS[division];

/** Line icons of the divisions, drawn on a square of 48 with a stroke of the current colour. */
const ICONS: Record<DivisionKey, string> = {
  videovigilancia:
    '<path d="M6 15l28-6 4 14-28 6Z"/><path d="M38 14l6 2-2 8-5 1M16 28l-2 8H6"/><circle cx="13" cy="21" r="2"/>',
  'control-de-acceso':
    '<rect x="9" y="5" width="20" height="38" rx="2"/><circle cx="24" cy="25" r="1.5"/><rect x="34" y="16" width="8" height="15" rx="2"/><path d="M38 20v4"/>',
  alarmas: '<path d="M12 34V24a12 12 0 0 1 24 0v10M8 34h32v6H8ZM24 12V5M7 16l5 3M41 16l-5 3"/>',
  'deteccion-de-incendio': '<path d="M24 5c2 9 13 12 13 24a13 13 0 0 1-26 0c0-6 4-8 5-14 5 3 5 7 5 9 3-4 4-11 3-19Z"/>',
  redes:
    '<rect x="5" y="27" width="38" height="14" rx="3"/><path d="M12 34h.1M18 34h.1M24 34h12M16 27V12M32 27V12M11 14a7 7 0 0 1 10 0M27 14a7 7 0 0 1 10 0"/>',
  'cableado-estructurado': '<path d="M14 5h20v16H14ZM18 5v6M22 5v6M26 5v6M30 5v6M20 21v6h8v-6M24 27v8q0 8 9 8h9"/>',
  energia: '<rect x="6" y="14" width="32" height="22" rx="3"/><path d="M42 21v8M24 16l-7 10h6l-2 8 8-11h-6Z"/>',
  videoporteros:
    '<rect x="5" y="8" width="26" height="22" rx="2"/><path d="M18 30v8M10 38h16"/><rect x="35" y="12" width="9" height="26" rx="2"/><circle cx="39.5" cy="18" r="2"/><path d="M38 30h3"/>',
  'radio-y-gps':
    '<path d="M14 18V5M12 18h16v25H12ZM16 23h8v6h-8ZM16 34h.1M20 34h.1M24 34h.1M34 14a8 8 0 0 1 0 12M39 10a14 14 0 0 1 0 20"/>',
  automatizacion:
    '<path d="M6 22L24 7l18 15M11 19v22h26V19"/><path d="M18 29a9 9 0 0 1 12 0M21 33a4.500 4.500 0 0 1 6 0M24 37h.1"/>',
  computo: '<rect x="8" y="9" width="32" height="22" rx="2"/><path d="M4 38h40l-4-7H8Z"/>',
};

/** The icon of a division: `currentColor`, 48 x 48. */
export const divisionIcon = (division: DivisionKey): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${ICONS[division]}</svg>`;

/** The picture of a category: the illustration of one of its products on the division's colour, 800 x 800. */
export function categoryTile(division: DivisionKey, drawing: Drawing, brand: string): string {
  const color = divisionColor(division);
  const tinted = `<stop offset="0" stop-color="${shade(color, 0.82)}"/><stop offset="1" stop-color="${shade(color, 0.6)}"/></linearGradient>`;
  return productDrawing(drawing, brand)
    .replace(/(<linearGradient id="bg"[^>]*>).*?<\/linearGradient>/, `$1${tinted}`)
    .replace(
      /(<radialGradient id="lo">).*?<\/radialGradient>/,
      '$1<stop offset="0" stop-color="#fff" stop-opacity=".7"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
    );
}

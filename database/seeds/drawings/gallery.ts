import type { ProductSeed } from '../catalogue/types';
import { product as inside } from './banners';
import { brandName, productPicture } from './pictures';
import { shade } from './toolkit';

/** What stands before the product: its background and the light on it. */
const ROOM = /(<ellipse cx="400" cy="360"[^>]*\/>)(.*)<\/svg>$/s;

/** The product from nearer, as SVG text of 800 x 800. */
const closeUp = (seed: ProductSeed): string =>
  productPicture(seed).replace(ROOM, '$1<g transform="translate(-300 -260) scale(1.75)">$2</g></svg>');

/** The box it comes in: its picture on the front, brand and model in the product's colour. */
function box(seed: ProductSeed): string {
  const { accent } = seed.drawing;
  const cardboard = [
    '<ellipse cx="420" cy="668" rx="300" ry="26" fill="#000" opacity=".14"/>',
    '<path d="M130 210 220 140H680L590 210Z" fill="#fff"/>',
    '<path d="M590 210 680 140V590L590 660Z" fill="#dde2e8"/>',
    '<rect x="130" y="210" width="460" height="450" fill="#f6f7f9"/>',
    `<rect x="130" y="556" width="460" height="104" fill="${accent}"/>`,
    `<path d="M590 556 680 489V590L590 660Z" fill="${shade(accent, -0.3)}"/>`,
    `<text x="154" y="602" font-size="36" fill="#fff" text-anchor="start">${brandName(seed)}</text>`,
    `<text x="154" y="638" font-size="22" fill="#fff" text-anchor="start">${seed.model}</text>`,
  ].join('');
  const small = inside(productPicture(seed)).replace(/<defs>.*?<\/defs>/s, '');
  return productPicture(seed).replace(
    ROOM,
    `$1${cardboard}<g transform="translate(120 150) scale(.6)">${small}</g></svg>`,
  );
}

interface GalleryPicture {
  readonly view: 'detalle' | 'empaque';
  readonly svg: string;
  /** In Spanish. */
  readonly alt: string;
}

/** Further pictures of a product, by what they show. */
export const galleryPictures = (seed: ProductSeed): GalleryPicture[] => [
  { view: 'detalle', svg: closeUp(seed), alt: `${seed.name.es}, de cerca` },
  { view: 'empaque', svg: box(seed), alt: `${seed.name.es}, en su empaque` },
];

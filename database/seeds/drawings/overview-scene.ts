import type { OverviewSeed } from '../catalogue/overviews';
import type { ProductSeed } from '../catalogue/types';
import { product as inside } from './banners';
import { productPicture } from './pictures';
import { shade } from './toolkit';

export type SceneView = 'web' | 'mobile';

/** Width and height of a scene. */
const sceneSizes = { web: [1200, 480], mobile: [640, 640] } as const satisfies Record<SceneView, [number, number]>;

interface Scene {
  readonly scale: number;
  /** Where the middle of the product comes to stand, in parts of the scene. */
  readonly at: Readonly<Record<SceneView, readonly [x: number, y: number]>>;
  readonly colors: (accent: string) => readonly [from: string, to: string];
}

const scenes: Readonly<Record<OverviewSeed['scene'], Scene>> = {
  0: {
    scale: 0.62,
    at: { web: [0.5, 0.5], mobile: [0.5, 0.52] },
    colors: (accent) => [shade(accent, 0.86), shade(accent, 0.6)],
  },
  1: {
    scale: 1.05,
    at: { web: [0.62, 0.62], mobile: [0.56, 0.62] },
    colors: () => ['#f5f7fa', '#dfe5ec'],
  },
  2: {
    scale: 0.6,
    at: { web: [0.36, 0.48], mobile: [0.48, 0.5] },
    colors: (accent) => [shade(accent, -0.72), shade(accent, -0.35)],
  },
};

/** Small enough for the band that a wide screen shows of the picture. */
const banner: Scene = { ...scenes[2], scale: 0.27, at: { web: [0.36, 0.5], mobile: [0.48, 0.5] } };

/** A wide scene of a product with words beside it, for the banner of a category. */
export function bannerScene(seed: ProductSeed, words: readonly string[]): string {
  const [width, height] = sceneSizes.web;
  const lines = words
    .map((line, at) => {
      const y = Math.round(height / 2 + (at - (words.length - 1) / 2) * 64 + 16);
      return `<text x="${Math.round(width * 0.74)}" y="${y}" font-size="50" fill="#fff">${line}</text>`;
    })
    .join('');
  return drawn(seed, banner, 'web').replace(/<\/svg>$/, `${lines}</svg>`);
}

/** A scene of a product for one of its overviews, without text, as SVG: wide for the web, square for telephones. */
export const overviewScene = (seed: ProductSeed, scene: OverviewSeed['scene'], view: SceneView): string =>
  drawn(seed, scenes[scene], view);

function drawn(seed: ProductSeed, { scale, at, colors }: Scene, view: SceneView): string {
  const [width, height] = sceneSizes[view];
  const [x, y] = [at[view][0] * width, at[view][1] * height];
  const [from, to] = colors(seed.drawing.accent);
  const place = `translate(${Math.round(x - 400 * scale)} ${Math.round(y - 400 * scale)}) scale(${scale})`;
  const rings = [0.55, 0.4, 0.25]
    .map((part) => `<circle cx="${x}" cy="${y}" r="${Math.round(part * width)}" fill="#fff" opacity=".12"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Arial,Helvetica,sans-serif" font-weight="700" text-anchor="middle"><defs><linearGradient id="sky" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${rings}<g transform="${place}">${inside(productPicture(seed))}</g></svg>`;
}

import { products } from './products/index';

export interface VideoSeed {
  sku: string;
  /** YouTube's key. */
  key: string;
  title: string;
  description: string;
}

/** The brands are invented and have no films: these are the Blender Foundation's open ones, which are free to show. */
const film = (key: string, name: string): Omit<VideoSeed, 'sku'> => ({
  key,
  title: `Video de muestra: ${name}`,
  description: 'Película abierta de la Fundación Blender, para comprobar imagen, sonido y fluidez.',
});
const films = [
  film('aqz-KE-bpKQ', 'Big Buck Bunny, 4K a 60 cuadros'),
  film('eRsGyueVLvQ', 'Sintel'),
  film('R6MlUcmOul8', 'Tears of Steel'),
];

/** How many each of the first two products of a category shows. */
const shown: Readonly<Record<string, readonly [number, number]>> = {
  monitores: [3, 2],
  nvr: [2, 1],
  'ip-bala': [2, 1],
};

/** Videos on the first products of what takes, records or shows pictures. */
export const videos: VideoSeed[] = Object.entries(shown).flatMap(([category, counts]) =>
  products
    .filter((product) => product.category === category && product.published_in_store && product.status === 1)
    .slice(0, counts.length)
    .flatMap(({ sku }, at) => films.slice(0, counts[at]).map((each) => ({ ...each, sku }))),
);

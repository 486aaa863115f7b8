import { t, type Text } from '../text';
import { products } from './products/index';
import type { ProductSeed } from './types';

/** What the store tells of a product in one block: a title over a sentence of its own description, with a scene of it. */
export interface OverviewSeed {
  sku: string;
  title: Text;
  description: Text;
  align: 'left' | 'center' | 'right';
  /** Which scene is drawn: the whole product, its detail, the product in its light. */
  scene: 0 | 1 | 2;
}

const aligns = ['center', 'left', 'right'] as const;
const scenes = [0, 1, 2] as const;

const integrates = t('Se integra a lo que ya tienes', 'It joins what you already have');
const view = t('El encuadre que pide el lugar', 'The view the place asks for');
const night = t('También cuando no hay luz', 'When there is no light too');

/** Of a category: how many of its products are told about, and a title for each of their first sentences. */
const told: Readonly<Record<string, { readonly first: number; readonly titles: readonly Text[] }>> = {
  'ip-bala': { first: 6, titles: [integrates, view, night] },
  'ip-domo': { first: 4, titles: [integrates, view, night] },
  'ip-torreta': { first: 4, titles: [integrates, view, night] },
  'hd-bala': {
    first: 3,
    titles: [t('Sobre el cable que ya está tendido', 'Over the cable already there'), view, night],
  },
  'ptz-ip': {
    first: 3,
    titles: [
      t('De la vista general al detalle', 'From the whole scene to the detail'),
      t('Rondas que no se cansan', 'Patrols that never tire'),
      night,
    ],
  },
  nvr: {
    first: 3,
    titles: [
      t('Todas las cámaras en un equipo', 'Every camera in one box'),
      t('Menos equipo, menos cables', 'Less equipment, fewer cables'),
    ],
  },
  dvr: {
    first: 3,
    titles: [
      t('Acepta la cámara que haya', 'It takes whatever camera is there'),
      t('Más días en el mismo disco', 'More days on the same drive'),
      t('La tienda en el bolsillo', 'The shop in your pocket'),
    ],
  },
  'switches-poe': {
    first: 3,
    titles: [
      t('Datos y energía por un solo cable', 'Data and power over one cable'),
      t('Conectar y listo', 'Plug it in and done'),
      t('Llega más lejos', 'It reaches further'),
    ],
  },
  'ups-interactivos': {
    first: 3,
    titles: [
      t('El tiempo para apagar bien', 'Time to shut down properly'),
      t('Cuida el equipo de los altibajos', 'It keeps ups and downs away'),
    ],
  },
  huella: {
    first: 2,
    titles: [
      t('Entrar en medio segundo', 'In within half a second'),
      t('Sigue abriendo sin red', 'It opens without the network'),
    ],
  },
  'alarmas-inalambricas': {
    first: 3,
    titles: [
      t('Protección sin obra', 'Protection without works'),
      t('Cada área con su horario', 'Each area on its own hours'),
    ],
  },
  'puntos-de-acceso': {
    first: 3,
    titles: [
      t('Señal para todos a la vez', 'Signal for everybody at once'),
      t('Un techo limpio', 'A tidy ceiling'),
      t('Cada quien en su red', 'Everybody on their own network'),
    ],
  },
};

/** The sentences of a text; numbers such as 2.8 do not end one. */
const sentences = (text: string): string[] => text.split(/(?<=\.)\s+(?=\p{Lu})/u);

const offered = (category: string): ProductSeed[] =>
  products.filter((product) => product.category === category && product.published_in_store && product.status === 1);

/** The overviews of the demo world: two or three on the first products of what is sold most. */
export const overviews: OverviewSeed[] = Object.entries(told).flatMap(([category, { first, titles }]) =>
  offered(category)
    .slice(0, first)
    .flatMap(({ sku, description }) => {
      const [es, en] = [sentences(description.es), sentences(description.en)];
      return titles.slice(0, Math.min(es.length, en.length)).map((title, at) => ({
        sku,
        title,
        description: { es: es[at] ?? '', en: en[at] ?? '' },
        align: aligns[at] ?? 'center',
        scene: scenes[at] ?? 0,
      }));
    }),
);

import { t } from '../../text';
import { fibreCord, patchCord, type CordSpec } from '../families/cords';
import { products, type Extras, type Row } from '../families/define';

/** Colours by the letter that ends a model. */
const colors = {
  B: [t('azul', 'blue'), '#1f5fae'],
  R: [t('rojo', 'red'), '#c0272d'],
  Y: [t('amarillo', 'yellow'), '#e3b505'],
  G: [t('verde', 'green'), '#2e8b45'],
  S: [t('gris', 'grey'), '#9aa1aa'],
  W: [t('blanco', 'white'), '#e9ebee'],
  K: [t('negro', 'black'), '#23272d'],
} as const;
type Color = keyof typeof colors;

/** Lengths in metres with their price; one cord for each colour. */
function cords(
  cat: CordSpec['cat'],
  letters: Color[],
  lengths: [meters: number, price: number][],
  shared: Extras & { shielded?: boolean } = {},
): Row<CordSpec>[] {
  return lengths.flatMap(([meters, price]) =>
    letters.map((letter): Row<CordSpec> => [
      `TZ-PC${cat.toUpperCase()}-${String(meters).replace('.', '')}${letter}`,
      'trenzor',
      price,
      { cat, meters, color: colors[letter][0], body: colors[letter][1], weight: 0.04 + meters * 0.035, ...shared },
    ]),
  );
}

const volume: Extras = {
  stock: 'plenty',
  tiers: [
    [24, 18],
    [96, 26],
  ],
};

export const patchCords = [
  ...products(patchCord, [
    ...cords('6', ['B', 'R', 'Y', 'G', 'S', 'W', 'K'], [[0.5, 2.4]], volume),
    // One metre in blue and three in red are in `cabling.ts`.
    ...cords('6', ['R', 'Y', 'G', 'S', 'W', 'K'], [[1, 2.9]], volume),
    ...cords('6', ['B', 'R', 'Y', 'G', 'S', 'W', 'K'], [[2, 3.6]], { stock: 'plenty' }),
    ...cords('6', ['B', 'Y', 'G', 'S', 'W', 'K'], [[3, 4.4]], { stock: 'plenty' }),
    ...cords(
      '6',
      ['B', 'R', 'S', 'W'],
      [
        [5, 6.2],
        [7, 8.4],
      ],
    ),
    ...cords(
      '6',
      ['B', 'S'],
      [
        [10, 11.5],
        [15, 16.9],
      ],
      { stock: 'cedis' },
    ),
    ...cords(
      '5e',
      ['B', 'S'],
      [
        [1, 1.9],
        [2, 2.3],
      ],
      { stock: 'plenty' },
    ),
    ...cords(
      '5e',
      ['S'],
      [
        [3, 2.8],
        [5, 3.9],
      ],
      { stage: 4, stock: 'outlet' },
    ),
    ...cords(
      '6A',
      ['S', 'B'],
      [
        [0.5, 4.9],
        [1, 5.9],
        [2, 7.4],
        [3, 8.9],
      ],
      { shielded: true },
    ),
    ...cords(
      '6A',
      ['K'],
      [
        [5, 12.9],
        [10, 21.5],
      ],
      { shielded: true, stock: 'one' },
    ),
  ]),
  ...products(fibreCord, [
    ['LF-PC-LCLC2-S', 'lumifilo', 6.1, { ends: 'LC-LC', fibre: 'OS2', meters: 2, body: '#f0c020', stock: 'plenty' }],
    ['LF-PC-LCLC5-S', 'lumifilo', 7.9, { ends: 'LC-LC', fibre: 'OS2', meters: 5, body: '#f0c020' }],
    ['LF-PC-SCSC3-S', 'lumifilo', 6.4, { ends: 'SC-SC', fibre: 'OS2', meters: 3, body: '#f0c020' }],
    ['LF-PC-LCLC3-M3', 'lumifilo', 9.2, { ends: 'LC-LC', fibre: 'OM3', meters: 3, body: '#35b3b5' }],
    [
      'LF-PC-LCLC10-M4',
      'lumifilo',
      18.5,
      { ends: 'LC-LC', fibre: 'OM4', meters: 10, body: '#a05fc0', stock: 'cedis', news: true },
    ],
  ]),
];

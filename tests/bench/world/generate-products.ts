import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { brands, categories, products, type ProductSeed } from '@mayorista/database/seeds';
import { numbers, oneOf } from './numbers';

type Locale = 'es' | 'en';

/** What tells the copies of a product apart, as a real catalogue's neighbours differ: series, presentation, colour. */
const series = [
  'Atlas',
  'Boreal',
  'Cobalto',
  'Delta',
  'Encino',
  'Faro',
  'Granito',
  'Halcón',
  'Índigo',
  'Jaguar',
  'Kappa',
  'Lince',
  'Meridiano',
  'Norte',
  'Obsidiana',
  'Pacífico',
  'Quetzal',
  'Relámpago',
  'Sierra',
  'Titanio',
  'Umbral',
  'Vértice',
  'Xólotl',
  'Yaqui',
  'Zafiro',
  'Aurora',
  'Bastión',
  'Centinela',
  'Dorado',
  'Escudo',
  'Fénix',
  'Génesis',
] as const;
const presentations: readonly Record<Locale, string>[] = [
  { es: '', en: '' },
  { es: ', paquete de 4', en: ', pack of 4' },
  { es: ', paquete de 10', en: ', pack of 10' },
  { es: ', con fuente', en: ', with power supply' },
  { es: ', para exterior', en: ', for outdoors' },
  { es: ', uso industrial', en: ', industrial' },
  { es: ', edición profesional', en: ', professional edition' },
  { es: ', con montaje', en: ', with mount' },
];
const colours: readonly Record<Locale, string>[] = [
  { es: 'blanco', en: 'white' },
  { es: 'negro', en: 'black' },
  { es: 'gris', en: 'grey' },
  { es: 'grafito', en: 'graphite' },
  { es: 'plata', en: 'silver' },
];

const brandNames = new Map(brands.map(({ key, name }) => [key, name]));
const categoryOf = new Map(categories.map((category) => [category.key, category]));

function pathOf(key: string, locale: Locale): string[] {
  const category = categoryOf.get(key);
  if (category === undefined) throw new Error(`No category has the key ${key}`);
  return [...(category.parent === null ? [] : pathOf(category.parent, locale)), category.name[locale]];
}

/** One more product like `seed`, as a line of `import:products`; `number` makes its codes its own. */
function variant(seed: ProductSeed, number: number, next: () => number): Record<string, unknown> {
  const code = Math.floor(next() * 46_656 ** 2)
    .toString(36)
    .toUpperCase()
    .padStart(6, '0');
  const [name, presentation, colour] = [oneOf(series, next), oneOf(presentations, next), oneOf(colours, next)];
  const says = (locale: Locale): string =>
    `${seed.name[locale]}${presentation[locale]}, ${name} ${code.slice(0, 2)}${number % 97}, ${colour[locale]}`;
  return {
    sku: `${seed.sku}-${number.toString(36).toUpperCase()}`,
    name: says('es'),
    name_en: says('en'),
    description: `${seed.description.es} Serie ${name}, color ${colour.es}.`,
    description_en: `${seed.description.en} ${name} series, ${colour.en}.`,
    brand: brandNames.get(seed.brand) ?? seed.brand,
    model: `${seed.model}-${code}`.slice(0, 100),
    provider_model: `${seed.provider_model}-${code}`.slice(0, 100),
    category: pathOf(seed.category, 'es'),
    category_en: categoryOf.get(seed.category)?.name.en,
    price: (Number(seed.list_price) * (0.7 + next() * 0.6)).toFixed(2),
    currency: 'USD',
    stock: Math.floor(next() * next() * 400),
    sat_key: seed.sat_key,
  };
}

/** Writes `count` products in JSON lines: the seeds, each again and again with other codes, texts, prices and stock. */
export async function generateProducts(file: string, count: number): Promise<void> {
  const next = numbers(20_260_101);
  const out = createWriteStream(file);
  for (let number = 0; number < count; number += 1) {
    const seed = products[number % products.length];
    if (seed !== undefined && !out.write(`${JSON.stringify(variant(seed, number, next))}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

import { z, type ZodType } from 'zod';
import { amountOutput, currencyOutput, dataOutput, dayOutput, listOutput, namedOutput } from '@mayorista/kernel';
import { cardOutput } from '../cards/card.answer';

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly all_children: readonly Branch[];
}

/** A category with all that stands below it. */
const branch: ZodType<Branch> = z
  .strictObject({
    ...namedOutput.shape,
    get all_children() {
      return z.array(branch);
    },
  })
  .meta({ id: 'CategoryBranch', examples: [{ id: 12, name: 'Cámaras IP', all_children: [] }] });

const division = z
  .strictObject({ ...namedOutput.shape, name_es: z.string(), slug: z.string(), all_children: z.array(branch) })
  .meta({ id: 'Division' });

export const storeFrameOutput = dataOutput(
  z
    .strictObject({
      divisions: z.array(division),
      brands: z.array(z.strictObject({ ...namedOutput.shape, logo_url: z.string().nullable() })),
    })
    .meta({ id: 'StoreFrame' }),
);

const carousel = z.strictObject({
  id: z.int().meta({ description: 'La división; 0 para las novedades' }),
  title: z.string(),
  breadcrumbs: z.array(namedOutput),
  category_id: z.int().nullable(),
  products: z.array(cardOutput),
});

export const storeHomeOutput = dataOutput(z.strictObject({ carousels: z.array(carousel) }).meta({ id: 'StoreHome' }));

const counted = z.strictObject({ ...namedOutput.shape, count: z.int() });

const characteristic = z.strictObject({
  code: z.string(),
  name: z.string(),
  field_type: z.enum(['text', 'number', 'boolean', 'list']),
  unit: z.string().nullable(),
  values: z.array(z.strictObject({ value: z.string(), label: z.string(), count: z.int() })),
});

const facets = z
  .strictObject({
    brands: z.array(counted),
    stages: z.array(counted),
    flowTypes: z.array(z.strictObject({ value: z.string(), count: z.int() })),
    newProducts: z.int(),
    inStock: z.int().optional(),
    outlet: z.int().optional(),
    promo: z
      .strictObject({ any: z.int(), steps: z.array(z.strictObject({ percent: z.int(), count: z.int() })) })
      .nullable()
      .optional(),
    datasheet: z.array(characteristic),
    categories: z.array(counted),
    price: z.strictObject({ min: amountOutput, max: amountOutput, currency: currencyOutput }).nullable().optional(),
  })
  .meta({ id: 'StoreFacets', description: 'Lo que se puede elegir, con los productos que deja cada elección' });

const banner = z.strictObject({
  id: z.int(),
  url: z.string(),
  alt: z.string().nullable(),
  href: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});

export const storeProductListOutput = listOutput(cardOutput, {
  facets,
  breadcrumbs: z.array(namedOutput),
  banners: z.array(banner).optional(),
  nearest: z
    .strictObject({
      missing: z.array(z.string()).meta({ description: 'Palabras que no tiene ningún producto' }),
      suggestions: z.array(z.string()).meta({ description: 'Textos que sí encuentran productos' }),
      categories: z.array(namedOutput),
    })
    .meta({ id: 'NearestNote', description: 'Nada tiene todas las palabras buscadas: se muestra lo más parecido' })
    .optional(),
});

export const storeAddressOutput = dataOutput(
  z
    .strictObject({
      products: z.array(z.strictObject({ id: z.int(), changed_on: dayOutput })),
      categories: z.array(z.strictObject({ id: z.int() })),
      parts: z.int(),
    })
    .meta({ id: 'StoreAddresses' }),
);

export const megaMenuCategoryOutput = dataOutput(
  z
    .strictObject({ ...namedOutput.shape, name_es: z.string(), all_children: z.array(branch) })
    .meta({ id: 'MegaMenuCategory' }),
);

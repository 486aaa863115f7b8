import { describe, expect, test } from 'vitest';
import { hiddenInQuery, type MaskedQuery } from './query-mask.rules';
import { withoutHiddenRelated } from './related-mask.rules';
import type { ReadAttribute, ReadableType } from './readable.types';

const fields: Readonly<Record<string, Readonly<Record<string, ReadAttribute>>>> = {
  product: {
    name: { type: 'string' },
    cost: { type: 'decimal' },
    supplier: { type: 'relation', target: 'supplier' },
    picture: { type: 'media', target: 'plugin::upload.file' },
    blocks: { type: 'dynamiczone' },
    seo: { type: 'component', component: 'seo' },
  },
  supplier: {
    name: { type: 'string' },
    credit: { type: 'decimal' },
    products: { type: 'relation', target: 'product' },
  },
  seo: { title: { type: 'string' }, supplier: { type: 'relation', target: 'supplier' } },
  'plugin::upload.file': { url: { type: 'string' }, secret: { type: 'string' } },
};
const hidden = new Set(['cost', 'credit', 'secret']);

const typeOf = (uid: string): ReadableType | undefined => {
  const attributes = fields[uid];
  return (
    attributes && {
      attributes,
      reads: (field) => !hidden.has(field),
      of: typeOf,
      to: (field) => typeOf(attributes[field]?.target ?? attributes[field]?.component ?? ''),
    }
  );
};
const product = typeOf('product')!;
const found = (query: MaskedQuery): string[] => hiddenInQuery(product, query);

describe('a query names what is hidden', () => {
  test.each<[MaskedQuery, string]>([
    [{ sort: 'cost' }, 'sort.cost'],
    [{ sort: 'name:asc, cost:DESC' }, 'sort.cost'],
    [{ sort: ['name', 'supplier.credit:desc'] }, 'sort.supplier.credit'],
    [{ sort: { cost: 'asc' } }, 'sort.cost'],
    [{ sort: { supplier: { credit: 'asc' } } }, 'sort.supplier.credit'],
    [{ sort: { supplier: 'credit' } }, 'sort.supplier.credit'],
    [{ sort: { 'supplier.credit': 'asc' } }, 'sort.supplier.credit'],
    [{ sort: [{ supplier: { products: { cost: 'asc' } } }] }, 'sort.supplier.products.cost'],
    [{ sort: { 200: 'cost' } }, 'sort.cost'],
    [{ fields: { 200: 'cost' } }, 'fields.cost'],
    [{ populate: { 200: 'supplier.credit' } }, 'populate.supplier.credit'],
    [{ filters: { cost: 7 } }, 'filters.cost'],
    [{ filters: { $or: [{ name: 'a' }, { $not: { supplier: { credit: { $gt: 1 } } } }] } }, 'filters.supplier.credit'],
    [{ filters: { $and: { 0: { cost: { $gt: 1 } } } } }, 'filters.cost'],
    [{ filters: { picture: { secret: 'x' } } }, 'filters.picture.secret'],
    [{ filters: { seo: { supplier: { credit: 1 } } } }, 'filters.seo.supplier.credit'],
    [{ fields: 'name,cost' }, 'fields.cost'],
    [{ fields: ['*', 'cost'] }, 'fields.cost'],
    [{ populate: 'supplier.products.cost' }, 'populate.supplier.products.cost'],
    [{ populate: ['name', 'cost'] }, 'populate.cost'],
    [{ populate: { cost: true } }, 'populate.cost'],
    [{ populate: { supplier: 'credit' } }, 'populate.supplier.credit'],
    [{ populate: { supplier: { sort: 'credit' } } }, 'populate.supplier.sort.credit'],
    [{ populate: { supplier: { filters: { credit: 1 } } } }, 'populate.supplier.filters.credit'],
    [{ populate: { supplier: { fields: ['credit'] } } }, 'populate.supplier.fields.credit'],
    [{ populate: { supplier: { _q: 'x' } } }, 'populate.supplier._q'],
    [
      { populate: { supplier: { populate: { products: { sort: 'cost' } } } } },
      'populate.supplier.populate.products.sort.cost',
    ],
    [
      { populate: { blocks: { on: { seo: { populate: { supplier: { sort: 'credit' } } } } } } },
      'populate.blocks.on.seo.populate.supplier.sort.credit',
    ],
  ])('%j', (query, path) => {
    expect(found(query)).toEqual([path]);
  });

  test.each<[MaskedQuery]>([
    [{ sort: 'name:asc,supplier.name' }],
    [{ sort: { supplier: { name: 'desc' } }, filters: { supplier: { id: { $in: [1] } }, $and: [{ name: 'cost' }] } }],
    [{ filters: { name: { $in: ['cost', 'credit'] } } }],
    [{ fields: ['*'], populate: '*' }],
    [{ populate: { supplier: true, picture: '*', blocks: { on: { seo: true, nothing: true } } } }],
    [{ sort: 'unheard_of.cost' }],
  ])('%j names nothing that is', (query) => {
    expect(found(query)).toEqual([]);
  });
});

test('what a record refers to is left what its reader may read there, on any depth', () => {
  const supplier = { id: 1, name: 'B', credit: '5', products: [{ id: 2, name: 'C', cost: '3' }] };
  const row = {
    cost: 'masked before',
    supplier,
    picture: null,
    seo: { title: 'T', supplier },
    blocks: [
      { __component: 'seo', supplier },
      { __component: 'gone', credit: '5' },
    ],
  };
  const shown = { id: 1, name: 'B', products: [{ id: 2, name: 'C' }] };
  expect(withoutHiddenRelated(product, row)).toEqual({
    cost: 'masked before',
    supplier: shown,
    picture: null,
    seo: { title: 'T', supplier: shown },
    blocks: [
      { __component: 'seo', supplier: shown },
      { __component: 'gone', credit: '5' },
    ],
  });
});

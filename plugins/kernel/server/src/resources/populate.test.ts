import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { publicActor } from '../permissions/actor';
import { withPopulated } from './populate';

const product = { id: 7, documentId: 'p', name: 'VK-1', average_cost: '62.54' };
const strapi = {
  contentType: (uid: string) => ({
    attributes:
      uid === 'api::catalogue.product'
        ? { name: { type: 'string' }, average_cost: { type: 'decimal' } }
        : { products: { type: 'relation', target: 'api::catalogue.product' } },
  }),
} as unknown as Core.Strapi;
const row = { id: 1, documentId: 'k', products: [product] };
const populated = (codes: readonly string[]) =>
  withPopulated(
    strapi,
    'api::catalogue.product-kit-detail' as never,
    {},
    { row, names: ['products'], actor: publicActor(codes) },
  );

test('a record that is added tells what its reader may read of it', () => {
  expect(populated(['product-costs.read'])).toEqual({ products: [product] });
  expect(populated(['products.read'])).toEqual({ products: [{ id: 7, documentId: 'p', name: 'VK-1' }] });
});

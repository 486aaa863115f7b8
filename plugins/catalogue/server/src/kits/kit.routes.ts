import { z } from 'zod';
import { defineRoute, inTransaction, getKnex, unpagedList, type Core } from '@mayorista/kernel';
import { readCardSources } from '../cards/card-source.store';
import { idOf, recordId, wholeNumber } from '../input';
import { productOf, refuseUnknownProducts } from '../products/product-reference';
import { readKit, saveKit } from './kit.store';
import { productKitDetailListOutput } from './kit.answer';

const kitDetails = z.array(z.object({ product_id: recordId, quantity: wholeNumber(1, 10_000).default(1) })).max(200);

/** What a kit is made of, in order, with what names each component. */
export async function kitDetailsOf(strapi: Core.Strapi, productId: number) {
  const knex = getKnex(strapi);
  const rows = await readKit(knex, productId);
  const components = new Map(
    (
      await readCardSources(
        knex,
        rows.map((row) => row.component_id),
      )
    ).map((each) => [each.id, each]),
  );
  return rows.map(({ id, component_id: componentId, quantity, position }) => {
    const component = components.get(componentId);
    return {
      id,
      kit_id: productId,
      product_id: componentId,
      quantity,
      order: position,
      name: component?.name ?? null,
      model: component?.model ?? null,
      sku: component?.sku ?? null,
      image_full_path: component?.image_url ?? null,
    };
  });
}

async function listed(strapi: Core.Strapi, productId: number) {
  await productOf(getKnex(strapi), productId);
  return unpagedList(await kitDetailsOf(strapi, productId));
}

const noun = 'product-kit-details';
const [read, write] = ['products.read', 'products.write'] as const;

/** What a kit is made of (spec catalogue 3, Kit details). The path's id is the kit's. */
export const kitRoutes = [
  defineRoute({
    method: 'GET',
    path: '/product-kit-details',
    noun,
    action: 'find',
    needs: read,
    summary: 'Componentes de un kit',
    query: z.object({ product_id: recordId }),
    output: productKitDetailListOutput,
    handle: ({ strapi, query }) => listed(strapi, query.product_id),
  }),
  defineRoute({
    method: 'GET',
    path: '/product-kit-details/:id',
    noun,
    action: 'findOne',
    needs: read,
    summary: 'Componentes de un kit',
    output: productKitDetailListOutput,
    handle: ({ strapi, params }) => listed(strapi, idOf(params)),
  }),
  defineRoute({
    method: 'POST',
    path: '/product-kit-details',
    noun,
    action: 'create',
    needs: write,
    summary: 'Guardar los componentes de un kit',
    status: 201,
    input: z.object({ product_id: recordId, kitDetails }),
    output: productKitDetailListOutput,
    async handle({ strapi, actor, input }) {
      await inTransaction(strapi, async (tx) => {
        await refuseUnknownProducts(tx, [{ id: input.product_id, field: 'product_id' }]);
        await saveKit(tx, actor, input.product_id, input.kitDetails);
      });
      return listed(strapi, input.product_id);
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/product-kit-details/:id',
    noun,
    action: 'update',
    needs: write,
    summary: 'Cambiar los componentes de un kit',
    input: z.object({ kitDetails }),
    output: productKitDetailListOutput,
    async handle({ strapi, actor, params, input }) {
      await inTransaction(strapi, (tx) => saveKit(tx, actor, idOf(params), input.kitDetails));
      return listed(strapi, idOf(params));
    },
  }),
];

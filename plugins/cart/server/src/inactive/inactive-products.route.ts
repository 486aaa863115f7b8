import { defineRoute, formatMessage, getKnex, service, unpagedList } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { currentRow, notSoldCodes } from '../carts/cart.service';
import { linesOf } from '../carts/cart.store';
import { inactiveProductListOutput } from './inactive-products.answer';

/** Products of the person's cart that cannot be bought any more, each with the reason (spec storefront 7, inactive-products). */
export const inactiveProductsRoute = defineRoute({
  method: 'GET',
  path: '/inactive-products',
  noun: 'inactive-products',
  action: 'find',
  needs: 'carts.write',
  summary: 'Productos de mi carrito que ya no se pueden comprar',
  output: inactiveProductListOutput,
  async handle({ strapi, actor }) {
    const lines = await linesOf(getKnex(strapi), (await currentRow(strapi, actor)).id);
    const closed = await notSoldCodes(
      strapi,
      lines.map((line) => line.product_id),
    );
    const names = new Map(
      (await service(strapi, 'catalogue.cards').rows([...closed.keys()])).map((row) => [row.id, row.name_es]),
    );
    return unpagedList(
      lines.flatMap(({ id, product_id: productId, quantity }) => {
        const code = closed.get(productId);
        return code === undefined
          ? []
          : [
              {
                id: productId,
                detail_id: id,
                quantity,
                name: names.get(productId) ?? null,
                reason: formatMessage(code),
              },
            ];
      }),
    );
  },
});

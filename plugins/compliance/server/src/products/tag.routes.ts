import { defineRoute, inTransaction, getKnex, NotFoundError, recordAudit, service, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { idOf } from '../input';
import { tagFields, tagInput } from './sheet.schema';
import { changeSheetRow, findSheet, lockSheet } from './sheet.store';
import { productNomTagOutput } from './tag.answer';

const emptyTag = Object.fromEntries(Object.keys(tagFields.shape).map((name) => [name, null]));

async function tagOf(strapi: Core.Strapi, productId: number) {
  await requireProduct(strapi, productId);
  const stored = (await findSheet(getKnex(strapi), productId))?.tag_fields ?? null;
  return {
    data: {
      product_id: productId,
      nomTagFields: { ...emptyTag, ...(stored === null ? {} : (JSON.parse(stored) as object)) },
    },
    meta: {},
  };
}

async function requireProduct(strapi: Core.Strapi, productId: number): Promise<void> {
  if (!(await service(strapi, 'catalogue.nom-flags').of(getKnex(strapi), [productId])).has(productId))
    throw new NotFoundError();
}

/** What the label of a product says because of its norms (spec catalogue 3, Product NOM tags). */
export const tagRoutes = [
  defineRoute({
    method: 'GET',
    path: '/product-nom-tags/:id',
    noun: 'product-nom-tags',
    action: 'findOne',
    needs: 'nom-products.read',
    summary: 'Datos de la etiqueta NOM de un producto',
    output: productNomTagOutput,
    handle: ({ strapi, params }) => tagOf(strapi, idOf(params)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/product-nom-tags/:id',
    noun: 'product-nom-tags',
    action: 'update',
    needs: 'nom-products.write',
    summary: 'Guardar los datos de la etiqueta NOM de un producto',
    input: tagInput,
    output: productNomTagOutput,
    async handle({ strapi, actor, params, input }) {
      const productId = idOf(params);
      await requireProduct(strapi, productId);
      await inTransaction(strapi, async (tx) => {
        const before = (await lockSheet(tx, productId)).tag_fields;
        const was = before === null ? {} : (JSON.parse(before) as Record<string, unknown>);
        const after = {
          ...was,
          ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
        };
        await changeSheetRow(tx, productId, { tag_fields: JSON.stringify(after) });
        await recordAudit(tx, actor, {
          modelType: 'nom-products',
          modelId: productId,
          action: 'tag_changed',
          before: was,
          after,
        });
      });
      return tagOf(strapi, productId);
    },
  }),
];

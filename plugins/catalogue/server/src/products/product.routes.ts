import { z } from 'zod';
import { defineRoute, messageOf, NotFound, type Refusal } from '@mayorista/kernel';
import { setActive, setPublished } from './publish-product';

const switches = z.strictObject({ active: z.boolean() });

function idOf(params: Readonly<Record<string, string>>): number {
  if (!/^\d{1,10}$/.test(params.id ?? '')) throw new NotFound();
  return Number(params.id);
}

/** 'NO' with the reasons, or 'OK' (spec catalogue 4: the server answers NO when publishing fails). */
const verdict = (reasons: readonly Refusal[]) => ({
  data: { result: reasons.length === 0 ? 'OK' : 'NO', published_in_store: reasons.length === 0, reasons: reasons.map(({ code, field, params, message }) => ({ field, message: message ?? messageOf(code, params) })) },
  meta: {},
});

/** The verbs of a product beside its plain record. */
export const productRoutes = [
  defineRoute({
    method: 'PUT', path: '/activate-product/:id', noun: 'products', action: 'activate', needs: 'products.write', summary: 'Activar o desactivar un producto', input: switches,
    async handle({ strapi, actor, params, input }) {
      await setActive(strapi, idOf(params), input.active, actor);
      return { data: { id: idOf(params), status: input.active ? 1 : 0 }, meta: {} };
    },
  }),
  defineRoute({
    method: 'PUT', path: '/product-publications/:id', noun: 'products', action: 'publish', needs: 'products.publish', summary: 'Publicar un producto en la tienda o retirarlo', input: z.strictObject({ published_in_store: z.boolean() }),
    async handle({ strapi, actor, params, input }) {
      const reasons = await setPublished(strapi, idOf(params), input.published_in_store, actor);
      return input.published_in_store ? verdict(reasons) : { data: { result: 'OK', published_in_store: false, reasons: [] }, meta: {} };
    },
  }),
];

import { z } from 'zod';
import {
  largestId,
  typedNumber,
  defineRoute,
  getKnex,
  reject,
  service,
  unpagedList,
  type Actor,
  type Core,
} from '@mayorista/kernel';
import '@mayorista/companies/contract';
import { answer } from '../carts/cart.fields';
import { changing } from '../carts/cart.service';
import { changeCart } from '../carts/cart.store';
import { cartCfdiUsoOutput, cartCfdiUsoListOutput } from './cfdi.answer';

interface UseRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

const useInput = z
  .strictObject({
    cfdi_use: z.string().trim().max(10).optional(),
    cfdi_use_id: typedNumber(
      z.number({ error: 'not_a_number' }).int('invalid').positive('invalid').max(largestId),
    ).optional(),
  })
  .refine((given) => given.cfdi_use !== undefined || given.cfdi_use_id !== undefined, {
    path: ['cfdi_use'],
    error: 'required',
  });

/** What the invoice of an order may be used for: what the buyer's company may have of a purchase. */
async function usesFor(strapi: Core.Strapi, { companyId }: Actor): Promise<UseRow[]> {
  const uses = await service(strapi, 'companies.fiscal').purchaseUses(getKnex(strapi), companyId);
  return uses.map(({ id, code, name }) => ({ id, code, name }));
}

/** Both spellings of the documents, each with both methods (decisions: cart-cfdi-usos). */
export const cfdiRoutes = ['/cart-cfdi-usos', '/cart-cfdi-uses'].flatMap((path) => {
  const noun = path.slice(1);
  return [
    defineRoute({
      method: 'GET',
      path,
      noun,
      action: 'find',
      needs: 'carts.write',
      summary: 'Usos de CFDI que puede tener la factura',
      output: cartCfdiUsoListOutput,
      handle: async ({ strapi, actor }) => unpagedList(await usesFor(strapi, actor)),
    }),
    defineRoute({
      method: 'POST',
      path,
      noun,
      action: 'create',
      needs: 'carts.write',
      summary: 'Elegir el uso de CFDI de la factura',
      isRepeatable: true,
      input: useInput,
      output: cartCfdiUsoOutput,
      async handle({ strapi, actor, locale, input }) {
        const uses = await usesFor(strapi, actor);
        const use =
          uses.find(({ id, code }) => id === input.cfdi_use_id || code === input.cfdi_use) ??
          reject('not_an_option', input.cfdi_use === undefined ? 'cfdi_use_id' : 'cfdi_use');
        return answer(
          await changing(strapi, { actor, locale }, (tx, cart) => changeCart(tx, cart.id, { cfdi_use: use.code })),
        );
      },
    }),
  ];
});

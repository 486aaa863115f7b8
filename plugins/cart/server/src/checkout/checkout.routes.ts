import { z } from 'zod';
import { defineRoute, ValidationError, service, unpagedList, type RouteRequest } from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import { answer, productId } from '../carts/cart.fields';
import { changing } from '../carts/cart.service';
import { changeCart } from '../carts/cart.store';

const needs = 'carts.write';

const deliveryInput = z.strictObject({
  type: z.literal('branch_pickup', { error: 'not_an_option' }),
  branch_id: productId,
});
const paymentInput = z.strictObject({ method: z.literal('bank_transfer', { error: 'not_an_option' }) });

const setPayment = async ({ strapi, actor, locale, input }: RouteRequest<z.output<typeof paymentInput>>) =>
  answer(
    await changing(strapi, actor, locale, async (tx, cart) => {
      if (cart.stage !== 'payment_method' && cart.stage !== 'confirmation')
        throw new ValidationError([{ code: 'stage_first', field: 'method' }]);
      await changeCart(tx, cart.id, { payment_method: input.method });
    }),
  );

/** How the cart is handed over and paid. */
export const checkoutRoutes = [
  defineRoute({
    method: 'GET',
    path: '/cart-deliveries',
    noun: 'cart-deliveries',
    action: 'find',
    needs,
    summary: 'Sucursales donde recoger',
    async handle({ strapi }) {
      const branches = (await service(strapi, 'inventory.branches').list()).filter(
        ({ isPickupPoint }) => isPickupPoint,
      );
      const data = branches.map(({ id, name, address, telephone, openingHours }) => ({
        type: 'branch_pickup',
        branch_id: id,
        branch_name: name,
        name,
        address,
        telephone,
        opening_hours: openingHours,
      }));
      return { ...unpagedList(data), branches: data };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/cart-deliveries',
    noun: 'cart-deliveries',
    action: 'create',
    needs,
    summary: 'Elegir la entrega',
    isRepeatable: true,
    input: deliveryInput,
    async handle({ strapi, actor, locale, input }) {
      const branch = await service(strapi, 'inventory.branches').find(input.branch_id);
      if (branch === null || !branch.isPickupPoint)
        throw new ValidationError([{ code: 'branch_not_pickup', field: 'branch_id' }]);
      return answer(
        await changing(strapi, actor, locale, async (tx, cart) => {
          if (cart.stage !== 'shipping_method' && cart.stage !== 'delivery_address')
            throw new ValidationError([{ code: 'stage_first', field: 'branch_id' }]);
          await changeCart(tx, cart.id, { delivery_type: input.type, delivery_branch_id: input.branch_id });
        }),
      );
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/cart-payments',
    noun: 'cart-payments',
    action: 'find',
    needs,
    summary: 'Formas de pago',
    handle: async () =>
      unpagedList([{ method: 'bank_transfer', name: 'Transferencia bancaria', commission_percentage: '0' }]),
  }),
  defineRoute({
    method: 'POST',
    path: '/cart-payments',
    noun: 'cart-payments',
    action: 'create',
    needs,
    summary: 'Elegir la forma de pago',
    isRepeatable: true,
    input: paymentInput,
    handle: setPayment,
  }),
  defineRoute({
    method: 'PUT',
    path: '/cart-payments/:id',
    noun: 'cart-payments',
    action: 'update',
    needs,
    summary: 'Cambiar la forma de pago',
    input: paymentInput,
    handle: setPayment,
  }),
];

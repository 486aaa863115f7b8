import { z } from 'zod';
import { defineRoute, getKnex, service, unpagedList, type Actor, type Core, say } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/inventory/contract';
import '@mayorista/people/contract';
import '@mayorista/shipping/contract';
import { zipAtHome } from '@mayorista/companies/shared';
import { deliveryMethodWords } from '@mayorista/shipping/shared';
import { addressOf } from '../carts/cart.parts';
import { answer } from '../carts/cart.fields';
import { ownerOf } from '../carts/cart.service';
import { findOpenCart } from '../carts/cart.store';
import { chooseDelivery, deliveryInput } from './choose-delivery';
import { cartDeliveryCreateOutput, cartDeliveryOutput } from './delivery.answer';

const needs = 'carts.write';
const flag = z.string().max(5).optional();

const query = z.object({
  by_delivery_office: flag,
  delivery_in_branch: flag,
  zip_code: z
    .string()
    .regex(/^\d{5}$/, 'invalid_zip_code')
    .optional(),
  locale: z.string().optional(),
});

/** Ways of delivery and the choice of one (spec storefront 3, Cart delivery; 7, Cart). */
export const deliveryRoutes = [
  defineRoute({
    method: 'GET',
    path: '/cart-deliveries',
    noun: 'cart-deliveries',
    action: 'find',
    needs,
    summary: 'Formas de recibir el pedido: sucursales, oficinas con su cobertura, paqueterías, quién recibe',
    query,
    output: cartDeliveryOutput,
    async handle({ strapi, actor, query: asked }) {
      const [pickups, offices] = [await pickupBranches(strapi), await officesFor(strapi, actor, asked.zip_code)];
      return {
        ...unpagedList<Record<string, unknown>>(asked.by_delivery_office === undefined ? pickups : offices),
        branches: pickups,
        deliveryOffices: offices,
        carriers: await service(strapi, 'shipping.options').carriers(),
        methods: Object.entries(deliveryMethodWords).map(([type, words]) => ({ type, name: say(words) })),
        clients: await receiversOf(strapi, actor),
        userBranchId: await service(strapi, 'inventory.branches').ofBuyer(actor),
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/cart-deliveries',
    noun: 'cart-deliveries',
    action: 'create',
    needs,
    summary: 'Elegir la entrega (multipart con la guía en file cuando la paquetería es del cliente)',
    isRepeatable: true,
    input: deliveryInput,
    output: cartDeliveryCreateOutput,
    handle: async (request) => answer(await chooseDelivery(request)),
  }),
];

async function pickupBranches(strapi: Core.Strapi) {
  const branches = (await service(strapi, 'inventory.branches').list()).filter(({ isPickupPoint }) => isPickupPoint);
  return branches.map(({ id, name, address, telephone, openingHours }) => ({
    type: 'branch_pickup',
    branch_id: id,
    branch_name: name,
    name,
    address,
    telephone,
    opening_hours: openingHours,
  }));
}

/** Offices with their coverage of the postal code asked for, else of the cart's address. */
async function officesFor(strapi: Core.Strapi, actor: Actor, asked: string | undefined) {
  const cart = await findOpenCart(getKnex(strapi), ownerOf(actor));
  const address = cart === undefined ? null : addressOf(cart);
  const zipCode = asked ?? (address === null ? null : zipAtHome(address));
  return (await service(strapi, 'shipping.options').offices(zipCode)).map((office) => ({
    type: 'delivery_office',
    office_delivery: office.id,
    name: office.name,
    carrier_id: office.carrierId,
    carrier_name: office.carrierName,
    address: office.address,
    zip_code: office.zipCode,
    telephone: office.telephone,
    opening_hours: office.openingHours,
    hasCoverage: office.hasCoverage,
  }));
}

/** People of the buyer's company who may receive; who buys for nobody is told nobody. */
async function receiversOf(strapi: Core.Strapi, actor: Actor) {
  if (actor.companyId === null) return [];
  const people = await service(strapi, 'people.users').ofCompany(actor.companyId, { by: 'name' });
  const open = people.filter(({ blocked }) => blocked !== null && !blocked);
  return open.map(({ id, name, paternal_surname: paternal, maternal_surname: maternal }) => ({
    id,
    nombre: name,
    apellidos: [paternal, maternal].filter(Boolean).join(' ') || null,
  }));
}

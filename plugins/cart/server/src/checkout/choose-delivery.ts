import { z } from 'zod';
import {
  typedNumber,
  largestId,
  receivingFiles,
  removeFile,
  service,
  storeFile,
  throwIfAny,
  throwIfAnyRefused,
  type FieldError,
  type RouteRequest,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import '@mayorista/shipping/contract';
import { deliveryMethods, type DeliveryMethod } from '@mayorista/shipping/shared';
import { undelivered } from '../carts/cart.parts';
import { changing, type Cart } from '../carts/cart.service';
import { changeCart, type CartRow } from '../carts/cart.store';
import { addressIn } from './find-address';
import { deliveryStages, requireStage } from './require-stage';

const id = typedNumber(
  z.number({ error: 'not_a_number' }).int('invalid').positive('invalid').max(largestId, 'invalid'),
);
const flag = z.union([z.boolean(), z.literal(0), z.literal(1)], { error: 'invalid' }).transform(Boolean);
const line = (max: number) => z.string().trim().max(max);

export const deliveryInput = z.strictObject({
  type: z.enum(deliveryMethods as readonly [DeliveryMethod, ...DeliveryMethod[]], { error: 'not_an_option' }),
  branch_id: id.nullish(),
  delivery_office: id.nullish(),
  carrier_id: id.nullish(),
  delivery_provider_will_collect_order: flag.nullish(),
  tracking_number: line(80).nullish(),
  addressId: id.nullish(),
  receiver: z.strictObject({ name: line(160).min(1, 'required'), telephone: line(40).nullish() }).nullish(),
  /** Where pieces may come from; the branch alone for a pick-up, other warehouses too for what is sent, unless said. */
  supply: z.enum(['branch', 'warehouses', 'backorder'], { error: 'not_an_option' }).nullish(),
  file_name: line(200).nullish(),
});
type DeliveryInput = z.output<typeof deliveryInput>;

const guides = { extensions: ['pdf', 'png', 'jpg', 'jpeg'], maxBytes: 10 * 1024 * 1024 };

/** Chooses how the cart's order is delivered: what the way does not need is forgotten, an address stays while it is needed. */
export const chooseDelivery = (request: RouteRequest<DeliveryInput>): Promise<Cart> =>
  receivingFiles(request.files, { file: guides }, async (files) => {
    throwIfAnyRefused(files);
    return choose({ ...request, files });
  });

function choose(request: RouteRequest<DeliveryInput>): Promise<Cart> {
  const { strapi, actor, locale, input } = request;
  return changing(strapi, { actor, locale }, async (tx, cart) => {
    requireStage(cart, deliveryStages, input.type === 'branch_pickup' ? 'branch_id' : 'type');
    throwIfAny(await deliveryErrors(tx, input));
    const address = await addressFor(tx, request, cart);
    await changeCart(tx, cart.id, {
      ...undelivered,
      ...placeColumns(input),
      ...(input.type === 'own_carrier' ? await carrierColumns(tx, request, cart) : {}),
      delivery_address: address,
    });
    if (cart.guide_file_id !== null && (input.type !== 'own_carrier' || guideOf(request) !== undefined))
      await removeFile(tx, cart.guide_file_id);
  });
}

const placeColumns = ({ type, branch_id: branchId, delivery_office: officeId, receiver, supply }: DeliveryInput) => ({
  delivery_type: type,
  delivery_branch_id: type === 'branch_pickup' ? branchId : null,
  delivery_office_id: type === 'delivery_office' ? officeId : null,
  receiver_name: receiver?.name ?? null,
  receiver_telephone: receiver?.telephone ?? null,
  supply_source: supply ?? null,
});

/** Every reason against a choice: what it lacks and what is not there. */
async function deliveryErrors(tx: Tx, input: DeliveryInput): Promise<FieldError[]> {
  switch (input.type) {
    case 'branch_pickup':
      return (await isPickupPoint(tx, input.branch_id)) ? [] : [{ code: 'branch_not_pickup', field: 'branch_id' }];
    case 'delivery_office':
      return [
        ...((await isOffice(tx, input.delivery_office)) ? [] : [{ code: 'office_unknown', field: 'delivery_office' }]),
        ...(input.receiver == null ? [{ code: 'receiver_required', field: 'receiver' }] : []),
      ];
    case 'own_carrier':
      return (await isCarrier(tx, input.carrier_id)) ? [] : [{ code: 'carrier_unknown', field: 'carrier_id' }];
    case 'home_delivery':
      return [];
  }
}

type GivenId = number | null | undefined;

const isPickupPoint = async (tx: Tx, id: GivenId): Promise<boolean> =>
  id != null && (await service(tx.strapi, 'inventory.branches').find(id))?.isPickupPoint === true;

const isOffice = async (tx: Tx, id: GivenId): Promise<boolean> =>
  id != null && (await service(tx.strapi, 'shipping.options').findOffice(id)) !== null;

const isCarrier = async (tx: Tx, id: GivenId): Promise<boolean> =>
  id != null && (await service(tx.strapi, 'shipping.options').findCarrier(id)) !== null;

async function addressFor(
  tx: Tx,
  { actor, input }: RouteRequest<DeliveryInput>,
  cart: CartRow,
): Promise<string | null> {
  if (input.type !== 'home_delivery' && input.type !== 'own_carrier') return null;
  return input.addressId == null ? cart.delivery_address : JSON.stringify(await addressIn(tx, actor, input.addressId));
}

const guideOf = ({ files }: RouteRequest<DeliveryInput>) => files.find(({ field }) => field === 'file');

async function carrierColumns(tx: Tx, request: RouteRequest<DeliveryInput>, cart: CartRow) {
  const { actor, input } = request;
  const upload = guideOf(request);
  const terms = { ...guides, owner: actor, needs: 'sale-orders.read', model: { type: 'cart', id: cart.id } };
  return {
    carrier_id: input.carrier_id,
    carrier_collects: input.delivery_provider_will_collect_order ?? false,
    tracking_number: input.tracking_number ?? null,
    guide_file_id: upload === undefined ? cart.guide_file_id : await storeFile(tx, upload, terms),
  };
}

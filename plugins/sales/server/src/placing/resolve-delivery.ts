import { service, type Actor, type FieldError, type Tx } from '@mayorista/kernel';
import type { CompanyProfile, DeliveryAddress } from '@mayorista/companies/contract';
import type { BranchProfile, SupplySource } from '@mayorista/inventory/contract';
import '@mayorista/inventory/contract';
import '@mayorista/shipping/contract';
import type { OrderDelivery, PlaceOrder, Receiver } from '../../../contract';

/** A delivery with all that an order freezes of it. */
export interface ResolvedDelivery {
  readonly method: OrderDelivery['method'];
  /** The branch that sells: of pick-up, else the buyer's own. */
  readonly branch: BranchProfile;
  /** Where the goods are handed over: decides IVA and what the delivery costs. */
  readonly zipCode: string | null;
  /** The country of that place; México where it is null. */
  readonly countryId: number | null;
  readonly address: DeliveryAddress | null;
  readonly receiver: Receiver | null;
  readonly carrier: { readonly id: number; readonly name: string } | null;
  readonly office: { readonly id: number; readonly name: string } | null;
  readonly carrierCollects: boolean;
  readonly trackingNumber: string | null;
  readonly guideFileId: number | null;
  readonly supply: SupplySource;
}

type Found = ResolvedDelivery | readonly FieldError[];

const nothing = {
  countryId: null,
  address: null,
  receiver: null,
  carrier: null,
  office: null,
  carrierCollects: false,
  trackingNumber: null,
  guideFileId: null,
} as const;

/** Reads what a delivery names, inside the order's transaction; field errors for what is not there (any more). */
export async function resolveDelivery(
  tx: Tx,
  { delivery, actor, supply }: Pick<PlaceOrder, 'delivery' | 'actor' | 'supply'>,
  company: CompanyProfile | null,
): Promise<Found> {
  const branchId = delivery.method === 'branch_pickup' ? delivery.branchId : servingBranch(actor, company);
  if (branchId === null) return [{ code: 'no_branch', field: 'delivery' }];
  const branch = await service(tx.strapi, 'inventory.branches').find(branchId);
  if (branch === null) return [{ code: 'branch_unknown', field: 'branch_id' }];
  const common = { ...nothing, method: delivery.method, branch, supply: supply ?? 'warehouses' };
  switch (delivery.method) {
    case 'branch_pickup':
      return atBranch(delivery, { ...common, supply: supply ?? 'branch' });
    case 'home_delivery':
      return { ...common, ...placeOf(delivery.address), address: delivery.address };
    case 'delivery_office':
      return toOffice(tx, delivery, common);
    case 'own_carrier':
      return byCarrier(tx, delivery, common);
  }
}

const placeOf = ({ zipCode, countryId = null }: DeliveryAddress) => ({ zipCode, countryId });

type Common = Omit<ResolvedDelivery, 'zipCode'>;

/** The branch that serves a buyer. */
const servingBranch = ({ branchId }: Actor, company: CompanyProfile | null): number | null =>
  branchId ?? company?.branchId ?? null;

function atBranch({ receiver }: Extract<OrderDelivery, { method: 'branch_pickup' }>, common: Common): Found {
  if (!common.branch.isPickupPoint) return [{ code: 'branch_not_pickup', field: 'branch_id' }];
  return { ...common, zipCode: common.branch.zipCode, receiver: receiver ?? null };
}

async function toOffice(
  tx: Tx,
  { officeId, receiver }: Extract<OrderDelivery, { method: 'delivery_office' }>,
  common: Common,
): Promise<Found> {
  const office = await service(tx.strapi, 'shipping.options').findOffice(officeId);
  if (office === null) return [{ code: 'office_unknown', field: 'delivery_office' }];
  return {
    ...common,
    zipCode: office.zipCode,
    receiver,
    office: { id: office.id, name: office.name },
    carrier: { id: office.carrierId, name: office.carrierName ?? '' },
  };
}

async function byCarrier(
  tx: Tx,
  { carrierId, address, ...given }: Extract<OrderDelivery, { method: 'own_carrier' }>,
  common: Common,
): Promise<Found> {
  const carrier = await service(tx.strapi, 'shipping.options').findCarrier(carrierId);
  if (carrier === null) return [{ code: 'carrier_unknown', field: 'carrier_id' }];
  return {
    ...common,
    ...placeOf(address),
    address,
    carrier: { id: carrier.id, name: carrier.name },
    carrierCollects: given.willCollect ?? false,
    trackingNumber: given.trackingNumber ?? null,
    guideFileId: given.guideFileId ?? null,
  };
}

import type { AddressOption, DeliveryOptionsAnswer } from './quotations.api.server';

export const deliveryMethods = ['branch_pickup', 'home_delivery', 'own_carrier', 'delivery_office'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

interface Option {
  readonly id: number;
  readonly name: string;
}

export interface DeliveryView {
  readonly method: DeliveryMethod;
  /** Branches with the buyer's own first, offices, or addresses with the main one first: what the method asks for. */
  readonly places: readonly Option[];
  readonly carriers: readonly Option[];
}

/** The places that a way of delivery asks for. */
export function deliveryView(
  { branches, deliveryOffices, carriers, userBranchId }: DeliveryOptionsAnswer,
  addresses: readonly AddressOption[],
  method: DeliveryMethod,
): DeliveryView {
  const isOwn = ({ branch_id: id }: { branch_id: number }) => (id === userBranchId ? 0 : 1);
  const places: Readonly<Record<DeliveryMethod, () => Option[]>> = {
    branch_pickup: () =>
      [...branches]
        .sort((one, other) => isOwn(one) - isOwn(other))
        .map(({ branch_id: id, name, address }) => ({ id, name: [name, address].filter(Boolean).join(': ') })),
    delivery_office: () =>
      deliveryOffices.map(({ office_delivery: id, name, address }) => ({ id, name: `${name}: ${address}` })),
    home_delivery: () => addressOptions(addresses),
    own_carrier: () => addressOptions(addresses),
  };
  return { method, places: places[method](), carriers: method === 'own_carrier' ? carriers : [] };
}

const addressOptions = (addresses: readonly AddressOption[]): Option[] =>
  [...addresses]
    .sort((one, other) => (other.main_address ?? 0) - (one.main_address ?? 0))
    .map(({ id, alias, street, exterior_number: number, colony, zip_code: zip }) => ({
      id,
      name: `${alias === null ? '' : `${alias}: `}${street} ${number}, ${colony}, ${zip}`,
    }));

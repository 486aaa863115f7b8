import type { PastOrderSeed } from '@mayorista/database/seeds';
import { addDays, dayOf, roundToCents, service, type PlainDate, type Tx } from '@mayorista/kernel';
import { decimal } from '@mayorista/kernel/shared';
import '@mayorista/pricing/contract';
import type { DeliveryAddress } from '@mayorista/companies/contract';
import { insertDivision } from '../divisions/division.store';

/** What DHL costs in the rates of a new installation, in US dollars. */
const dhlCost = '9.00';
/** Until more pieces come. */
const waitingDays = 12;

const siteOf = (receiversName: string): DeliveryAddress => ({
  id: null,
  alias: 'Planta norte',
  receiversName,
  telephone: '8155123401',
  street: 'Av. Ruiz Cortines',
  exteriorNumber: '4012',
  interiorNumber: null,
  colony: 'Valle Verde',
  municipality: 'Monterrey',
  state: 'Nuevo León',
  zipCode: '64117',
  reference: 'Portón azul frente a la gasolinera',
});

/** How an order of the demo is delivered, as the columns of an order, what that costs, and where; null at its branch. */
export async function deliveryOf(tx: Tx, { guide, currency }: PastOrderSeed, buyerName: string) {
  if (guide === undefined) return { cost: '0.00', zipCode: null, columns: { delivery_type: 'branch_pickup' } };
  const carrier = (await tx.trx('carriers').where({ code: 'dhl' }).first('id', 'name')) as
    { id: number; name: string } | undefined;
  const rate = await service(tx.strapi, 'pricing.rates').current('commercial');
  const address = siteOf(buyerName);
  return {
    zipCode: address.zipCode,
    cost: currency === 'USD' ? dhlCost : roundToCents(decimal(dhlCost).times(rate)),
    columns: {
      delivery_type: 'own_carrier',
      carrier_id: carrier?.id ?? null,
      carrier_name: carrier?.name ?? null,
      carrier_collects: false,
      tracking_number: guide,
      delivery_address: JSON.stringify(address),
    },
  };
}

/** Where the pieces of a line are and when they are ready. */
export interface LinePlace {
  readonly divisionId: number;
  readonly branchId: number | null;
  readonly promisedOn: PlainDate;
}

interface Placed {
  readonly id: number;
  readonly branchId: number;
  readonly placedAt: Date;
}

/** Divides an order: what its branch has, and what waits. Returns the place of each line. */
export async function loadDivisions(
  tx: Tx,
  { id, branchId, placedAt }: Placed,
  { lines, waiting = 0, guide }: PastOrderSeed,
): Promise<LinePlace[]> {
  const day = dayOf(placedAt);
  const days = guide === undefined ? { least: 0, most: 0 } : { least: 1, most: 3 };
  const divide = async (number: number, from: number | null, readyOn: PlainDate): Promise<LinePlace> => {
    const divisionId = await insertDivision(tx, id, {
      number,
      branchId: from,
      isBackorder: from === null,
      promisedOn: readyOn,
      deliveryFrom: addDays(readyOn, days.least),
      deliveryTo: addDays(readyOn, days.most),
    });
    return { divisionId, branchId: from, promisedOn: readyOn };
  };
  const here = await divide(1, branchId, day);
  const later = waiting === 0 ? here : await divide(2, null, addDays(day, waitingDays));
  return lines.map((_line, at) => (at < lines.length - waiting ? here : later));
}

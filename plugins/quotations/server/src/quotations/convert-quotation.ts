import { nowInstant, reject, service, type Actor, type MoveContext, type Tx } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/sales/contract';
import type { OrderDelivery, OrderLine, Receiver } from '@mayorista/sales/contract';
import type { distributorQuotation } from '../../../shared/distributor-quotation.shape';
import { findVersion, type FrozenLine, type FrozenVersion } from '../versions/version.store';
import type { QuotationColumns, QuotationRow } from './quotation.types';

type Conversion = MoveContext<typeof distributorQuotation, 'convert'>;

/**
 * Places the order of an accepted quotation through the gate that carts go through (design 5): prices and exchange rate are those of the
 * version, all else is judged anew. Throws ValidationError with every reason against it.
 */
export async function convertQuotation({ tx, actor, record, input }: Conversion): Promise<QuotationColumns> {
  await judgeUse(tx, actor, input.cfdi_use ?? null);
  const version = await findVersion(tx.trx, record.id, record.version);
  if (version === undefined) return reject('quotation_not_sent', '_general');
  const order = await service(tx.strapi, 'sales.orders').place(tx, {
    source: { type: 'distributor-quotation', id: String(record.id) },
    actor,
    currency: version.currency,
    lines: version.lines.map((line) => orderLine(line, version)),
    delivery: await deliveryOf(tx, actor, record, input),
    payments: [{ method: input.payment_method, amount: 'rest' }],
    cfdiUse: input.cfdi_use ?? null,
    extra: { purchaseOrderNumber: input.purchase_order_number ?? null, comments: input.comments ?? null },
    terms: {
      prices: version.lines.map(({ price }) => price),
      exchangeRate: version.exchangeRate,
      validTo: version.validTo,
    },
  });
  await service(tx.strapi, 'sales.discounts').use(tx, { type: 'distributor-quotation', id: record.id }, order.id, null);
  return { sale_order_id: order.id, converted_at: nowInstant() };
}

/** Refuses a use that the invoice of this purchase cannot have. */
async function judgeUse(tx: Tx, { companyId }: Actor, use: string | null): Promise<void> {
  if (use === null) return;
  const uses = await service(tx.strapi, 'companies.fiscal').purchaseUses(tx.trx, companyId);
  if (uses.every(({ code }) => code !== use)) reject('not_an_option', 'cfdi_use');
}

/** Who sent the version is who answers for its discounts: nobody else could grant them. */
const orderLine = (
  { productId, quantity, discountPercent: percent, discountReason: reason }: FrozenLine,
  { sentById, sentBy }: FrozenVersion,
): OrderLine => ({
  productId,
  quantity,
  discount:
    percent === null
      ? null
      : { percent, reason: reason ?? '', authorisedById: sentById ?? 0, authorisedBy: sentBy ?? '' },
});

async function deliveryOf(
  tx: Tx,
  { companyId }: Actor,
  { contact_name: contact }: QuotationRow,
  input: Conversion['input'],
): Promise<OrderDelivery> {
  const receiver =
    input.receiver_name == null ? null : { name: input.receiver_name, telephone: input.receiver_telephone ?? null };
  switch (input.delivery_method) {
    case 'branch_pickup':
      if (input.branch_id == null) return reject('delivery_place_missing', 'branch_id');
      return { method: 'branch_pickup', branchId: input.branch_id, receiver };
    case 'delivery_office':
      return toOffice(input, receiver ?? (contact === null ? null : { name: contact, telephone: null }));
    default:
      return toAddress(tx, companyId, input);
  }
}

function toOffice({ office_id: officeId }: Conversion['input'], receiver: Receiver | null): OrderDelivery {
  if (officeId == null) return reject('delivery_place_missing', 'office_id');
  return receiver === null ? reject('required', 'receiver_name') : { method: 'delivery_office', officeId, receiver };
}

async function toAddress(tx: Tx, companyId: number | null, input: Conversion['input']): Promise<OrderDelivery> {
  const { address_id: addressId, carrier_id: carrierId } = input;
  const address =
    addressId == null || companyId === null
      ? null
      : await service(tx.strapi, 'companies.addresses').find(companyId, addressId);
  if (address === null) return reject('delivery_place_missing', 'address_id');
  if (input.delivery_method === 'home_delivery') return { method: 'home_delivery', address };
  return carrierId == null
    ? reject('delivery_place_missing', 'carrier_id')
    : { method: 'own_carrier', carrierId, address };
}

import { ADVANCE, UNIT_KEYS } from '@mayorista/config';
import {
  advisoryLock,
  createShaped,
  decimal,
  moveShaped,
  NotFoundError,
  reject,
  service,
  type Actor,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/payments/contract';
import type { LedgerOwner, WalletLot } from '@mayorista/payments/contract';
import type { IssuedDocument } from '../../../contract';
import { totalColumns } from '../invoices/invoice-order';
import { invoices } from '../invoices/invoice.record';
import { findByLiveKey, type InvoiceColumns } from '../invoices/invoice.store';
import { officialRateOf } from '../invoices/official-rate';
import type { NewLine } from '../invoices/order-lines';
import { companyReceiver, placeOfIssue } from '../invoices/receiver';
import { advanceKey } from './advance.store';

/**
 * Invoices money that a company brought to its wallet as an advance, once (Anexo 20, Guía de llenado, apéndice 6, A). What was used before is
 * none: the invoice of what was bought with it tells of it. Throws ValidationError with every reason, NotFoundError for what is no money.
 */
export async function issueAdvance(tx: Tx, movementId: number, actor: Actor): Promise<IssuedDocument> {
  const liveKey = advanceKey(movementId);
  await advisoryLock(tx, `billing:${liveKey}`);
  const known = await findByLiveKey(tx.trx, liveKey);
  if (known !== undefined) return { id: known.id, isNew: false };
  const { used } = (await findLot(tx, movementId)).lot;
  if (used.length > 0) reject('advance_spent', 'movement_id');
  const id = await draftAdvance(tx, movementId, actor);
  await moveShaped(invoices, tx, actor, { id, input: { state: 'validated' }, expected: null });
  return { id, isNew: true };
}

/** Writes the draft of an advance's invoice; whether it may be issued is judged when it is. Returns its id. */
export async function draftAdvance(tx: Tx, movementId: number, actor: Actor): Promise<number> {
  const { lot, owner } = await findLot(tx, movementId);
  const lines = [advanceLine(lot.money.amount)];
  const receiver = await companyReceiver(tx.strapi, tx.trx, owner.companyId);
  const columns: InvoiceColumns = {
    ...receiver,
    ...totalColumns(lines),
    type: 'I',
    company_id: owner.companyId,
    issue_zip_code: await placeOfIssue(tx.strapi, null),
    currency: owner.currency,
    ...(await rateNow(tx, owner.currency)),
    payment_method: 'PUE',
    payment_form: lot.money.paymentForm,
    live_key: advanceKey(movementId),
  };
  return createShaped(invoices, tx, actor, { input: { lines }, columns });
}

/** What a dollar costs now; written anew when the document is sealed. */
async function rateNow(tx: Tx, currency: LedgerOwner['currency']): Promise<InvoiceColumns> {
  const rate = await officialRateOf(tx.strapi, tx.trx, { type: 'I', currency });
  return rate === 'missing' ? reject('official_rate_missing', 'movement_id') : rate;
}

async function findLot(tx: Tx, movementId: number): Promise<{ lot: WalletLot; owner: LedgerOwner }> {
  const wallet = service(tx.strapi, 'payments.wallet');
  const owner = await wallet.ownerOf(tx.trx, movementId);
  const lots = owner === null ? [] : await wallet.lots(tx.trx, owner);
  const lot = lots.find(({ money }) => money.id === movementId);
  if (lot === undefined || owner === null) throw new NotFoundError();
  return { lot, owner };
}

/** One concept of an amount, its tax included: its base has the decimals that make document and money the same to the cent. */
function advanceLine(amount: string): NewLine {
  const base = decimal(amount).dividedBy(decimal(ADVANCE.ivaRate).plus(1)).toFixed(4);
  return {
    product_id: null,
    product_key: ADVANCE.productKey,
    sku: null,
    description: ADVANCE.description,
    quantity: 1,
    unit_key: UNIT_KEYS.activity,
    unit_price: base,
    amount: base,
    discount: '0.00',
    iva_rate: ADVANCE.ivaRate,
  };
}

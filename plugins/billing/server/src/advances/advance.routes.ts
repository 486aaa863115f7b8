import { z } from 'zod';
import {
  answerRecord,
  dataOutput,
  amountOutput,
  currencyOutput,
  defineRoute,
  getKnex,
  inTransaction,
  instantOutput,
  largestId,
  recordId,
  service,
  typedWhole,
} from '@mayorista/kernel';
import '@mayorista/payments/contract';
import { invoices } from '../invoices/invoice.record';
import { invoiceOutput } from '../invoices/invoice.answer';
import { advancesOf } from './advance.store';
import { issueAdvance } from './issue-advance';

const advance = z.strictObject({
  movement_id: z.int(),
  reference: z.string(),
  amount: amountOutput,
  left: amountOutput,
  currency: currencyOutput,
  received_at: instantOutput,
  /** Its invoice; null where it has none. */
  invoice_id: z.int().nullable(),
});

/** GET /invoice-advances: the money that a company brought to its wallets, with its invoices. */
const listAdvances = defineRoute({
  method: 'GET',
  path: '/invoice-advances',
  noun: 'invoice-advances',
  action: 'find',
  needs: 'invoices.write',
  summary: 'Anticipos de una empresa: el dinero abonado a su monedero',
  query: z.object({
    company_id: typedWhole(largestId),
  }),
  output: dataOutput(z.array(advance)),
  async handle({ strapi, query: { company_id: companyId } }) {
    const knex = getKnex(strapi);
    const data: z.output<typeof advance>[] = [];
    for (const currency of ['MXN', 'USD'] as const) {
      const lots = await service(strapi, 'payments.wallet').lots(knex, { companyId, currency });
      const issued = await advancesOf(
        knex,
        lots.map(({ money }) => money.id),
      );
      for (const { money, left } of lots)
        data.push({
          ...{ movement_id: money.id, reference: money.source.id, amount: money.amount, left, currency },
          received_at: money.receivedAt ?? money.happenedAt,
          invoice_id: issued.get(money.id)?.id ?? null,
        });
    }
    return { data, meta: {} };
  },
});

/** POST /invoice-advances: invoices money of a wallet as an advance. */
const issue = defineRoute({
  method: 'POST',
  path: '/invoice-advances',
  noun: 'invoice-advances',
  action: 'issue',
  needs: 'invoices.write',
  summary: 'Facturar un anticipo',
  status: 201,
  input: z.strictObject({ movement_id: recordId }),
  output: invoiceOutput,
  async handle(request) {
    const { strapi, actor, input } = request;
    const { id } = await inTransaction(strapi, (tx) => issueAdvance(tx, input.movement_id, actor));
    return answerRecord(invoices, request, id);
  },
});

export const advanceRoutes = [listAdvances, issue];

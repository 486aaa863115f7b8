import { z } from 'zod';
import { env } from '@mayorista/config';
import { dayText, defineRoute, getKnex, reject, roundToCents, today } from '@mayorista/kernel';
import { findHead } from '../invoices/invoice.store';
import { globalListOutput } from './global.answer';
import { issueGlobals } from './issue-global';

/** POST /global-invoices: invoices to the public in general what was paid on a day that is over and nobody invoiced by name. */
export const issueGlobalRoute = defineRoute({
  method: 'POST',
  path: '/global-invoices',
  noun: 'global-invoices',
  action: 'issue',
  needs: 'invoices.write',
  summary: 'Facturar al público en general las ventas de un día',
  status: 201,
  input: z.strictObject({
    day: dayText,
    /** What buyers without a company paid, or all that nobody invoiced; as the configuration says unless said. */
    scope: z.enum(['public', 'all'], { error: 'not_an_option' }).optional(),
  }),
  output: globalListOutput,
  async handle({ strapi, actor, input: { day, scope } }) {
    if (day >= today()) reject('day_not_over', 'day');
    const { globalInvoice } = env().invoicing;
    const ids = await issueGlobals(strapi, {
      day,
      scope: scope ?? (globalInvoice === 'off' ? 'public' : globalInvoice),
      actor,
    });
    if (ids.length === 0) reject('global_without_receipts', 'day');
    const heads = await Promise.all(ids.map((id) => findHead(getKnex(strapi), id)));
    return {
      data: heads.flatMap((head) =>
        head === undefined
          ? []
          : [{ id: head.id, state: head.state, currency: head.currency, total: roundToCents(head.total) }],
      ),
      meta: {},
    };
  },
});

import { z } from 'zod';
import { defineRoute, getKnex, unpagedList } from '@mayorista/kernel';
import { accountsInUse } from './bank-account.store';
import { paymentAccountListOutput } from './list-payment-accounts.answer';

interface AccountRow {
  readonly id: number;
  readonly name: string;
  readonly account_number: string | null;
  readonly clabe: string | null;
  readonly currency: string;
}

/** GET /payment-accounts?currency=: the house's bank accounts in use, for who pays by transfer (spec storefront 2, bank details for MXN and USD). */
export const listPaymentAccounts = defineRoute({
  method: 'GET',
  path: '/payment-accounts',
  noun: 'payment-accounts',
  action: 'find',
  needs: 'payment-accounts.read',
  summary: 'Cuentas bancarias de la casa para transferir',
  query: z.object({ currency: z.enum(['MXN', 'USD'], { error: 'not_an_option' }).optional() }),
  output: paymentAccountListOutput,
  async handle({ strapi, query: { currency } }) {
    const accounts = accountsInUse(getKnex(strapi)).whereNotNull('c.code');
    if (currency !== undefined) void accounts.where({ 'c.code': currency });
    const rows = (await accounts) as AccountRow[];
    return unpagedList(rows.map((row) => ({ ...row })));
  },
});

import { createRequire } from 'node:module';
import type { Core } from '@mayorista/kernel';
import { boot, type TestApp } from '@mayorista/kernel/testing';
import '../../contract';
import type { LedgerCommand } from '../../contract';

// The kernel that the server itself runs on, not the copy that tests import: services are registered there.
const { inTransaction, service } = createRequire(import.meta.url)(
  '@mayorista/kernel',
) as typeof import('@mayorista/kernel');

export let app: TestApp;
let strapi: Core.Strapi;
let sequence = 0;

/** Boots the platform whose ledgers are tried. */
export async function begin(): Promise<void> {
  app = await boot();
  strapi = app.strapi;
}

export const knex = () => app.strapi.db.connection;
/** A company of its own, with a credit line unless none is wanted. */
export async function company(limit: string | null = '1000.00', days = 30): Promise<number> {
  const name = `Cuenta ${++sequence}`;
  const [row] = (await knex()('companies')
    .insert({
      document_id: `cuenta-${process.pid}-${sequence}`,
      business_name: name,
      price_level: 1,
      status: 1,
      currency: 'MXN',
    })
    .returning('id')) as { id: number }[];
  if (limit !== null)
    await knex()('credit_lines').insert({
      document_id: `linea-${process.pid}-${sequence}`,
      company_id: row!.id,
      currency: 'MXN',
      credit_limit: limit,
      credit_days: days,
      is_blocked: false,
    });
  return row!.id;
}
export const command = (companyId: number, amount: string, id = String(++sequence)): LedgerCommand => ({
  companyId,
  currency: 'MXN',
  amount,
  source: { type: 'test', id },
  actorName: 'Prueba',
});
export const credit = () => service(strapi, 'payments.credit');
export const wallet = () => service(strapi, 'payments.wallet');
type Verb = 'charge' | 'refund' | 'deposit';
export const does = (ledger: 'credit' | 'wallet', verb: Verb, what: LedgerCommand) =>
  inTransaction(strapi, async (tx) => service(strapi, `payments.${ledger}`)[verb](tx, what));
export const refusal = async (work: Promise<unknown>): Promise<string[]> =>
  work.then(
    () => [],
    (error: { refusals?: { code: string }[] }) => {
      if (error.refusals === undefined) throw error;
      return error.refusals.map(({ code }) => code);
    },
  );
export const lines = async (companyId: number) =>
  (await knex()('ledger_movements as m')
    .join('ledger_accounts as a', 'a.id', 'm.account_id')
    .where({ 'a.company_id': companyId })
    .orderBy('a.kind')
    .orderBy('m.number')
    .select('a.kind as ledger', 'm.number', 'm.kind', 'm.amount', 'm.balance')) as (Record<'ledger' | 'kind', string> &
    Record<'number' | 'amount' | 'balance', number>)[];

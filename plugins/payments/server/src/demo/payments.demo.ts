import { accounts, companies, type AccountSeed, type MovementSeed } from '@mayorista/database/seeds';
import { addDays, inTransaction, insertRow, now, service, type Deps, type Tx } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '../../../contract';
import { tables } from '../uids';

/** Credit lines and wallets of the demo world's companies; a company that has its line is left alone. */
export const paymentsDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    const rfcOf = new Map(companies.map(({ key, rfc }) => [key, rfc]));
    const ids = await service(strapi, 'companies.companies').idsByRfc([...rfcOf.values()]);
    await inTransaction(strapi, async (tx) => {
      for (const account of accounts) {
        const companyId = ids.get(rfcOf.get(account.company) ?? '');
        if (companyId === undefined)
          throw new Error(`An account of the demo world names an unknown company: ${account.company}`);
        await loadAccount(tx, companyId, account);
      }
    });
  },
});

async function loadAccount(tx: Tx, companyId: number, account: AccountSeed): Promise<void> {
  const { company, currency, credit, wallet, creditMovements = [], walletMovements = [] } = account;
  const known = await tx.trx(tables.creditLine).where({ company_id: companyId, currency }).first('id');
  if (credit !== null && known === undefined)
    await insertRow(tx, tables.creditLine, {
      company_id: companyId,
      currency,
      credit_limit: credit.limit,
      credit_days: credit.days,
      is_blocked: false,
    });
  const key = `${company}-${currency}`;
  if (wallet !== null) await write(tx, 'wallet', { companyId, currency, id: key }, openingOf(wallet));
  for (const [at, movement] of creditMovements.entries())
    await write(tx, 'credit', { companyId, currency, id: `${key}-${at}` }, movement);
  for (const [at, movement] of walletMovements.entries())
    await write(tx, 'wallet', { companyId, currency, id: `${key}-${at}` }, movement);
}

/** What a wallet began with: before all that follows in its ledger. */
const openingOf = (amount: string): MovementSeed => ({
  daysAgo: 90,
  kind: 'bonus',
  amount,
  note: 'Recompensa por compras',
});

interface Written {
  readonly companyId: number;
  readonly currency: 'USD' | 'MXN';
  readonly id: string;
}

const dayMs = 86_400_000;

/** Writes a line once by the service that everybody uses, and dates it back with what follows from its day. */
async function write(
  tx: Tx,
  kind: 'credit' | 'wallet',
  { id, ...owner }: Written,
  { daysAgo, kind: verb, amount, note }: MovementSeed,
): Promise<void> {
  const source = { type: 'demo', id };
  const known = tx
    .trx(`${tables.movement} as movement`)
    .join(`${tables.account} as account`, 'account.id', 'movement.account_id')
    .where({ 'account.kind': kind, 'movement.source_type': source.type, 'movement.source_id': source.id });
  if ((await known.first('movement.id')) !== undefined) return;
  const command = { ...owner, amount, source, actorName: 'Gabriela Rangel Díaz', note };
  const movements =
    verb === 'bonus'
      ? await service(tx.strapi, 'payments.wallet').bonus(tx, command)
      : await service(tx.strapi, `payments.${kind}`)[verb](tx, command);
  const backMs = daysAgo * dayMs;
  for (const { id: movementId, dueOn } of [movements].flat())
    await tx
      .trx(tables.movement)
      // A payment of several debts has a line for each.
      .where(
        (any) =>
          void any
            .where({ id: movementId })
            .orWhere((part) => void part.where({ source_type: 'demo-part' }).whereLike('source_id', `${movementId}:%`)),
      )
      .update({
        happened_at: new Date(now().getTime() - backMs),
        due_on: dueOn === null ? null : addDays(dueOn, -daysAgo),
      });
}

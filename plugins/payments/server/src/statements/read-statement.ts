import { getKnex, reject, service, type Core, type Currency, type PlainDate, say } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { LedgerMovement } from '../../../contract';
import { ledgerWords, movementWords } from '../../../shared/movements';
import { balanceBefore, findAccount, movementsOf, type LedgerKind } from '../ledgers/ledger.store';
import { nameSources } from '../ledgers/source-names';

/** Most lines of one statement: a ledger that moves more in its days is printed by shorter ones. */
const MOST_LINES = 5_000;

export interface StatementQuestion {
  readonly kind: LedgerKind;
  readonly companyId: number;
  readonly currency: Currency;
  readonly from: PlainDate;
  readonly to: PlainDate;
}

export interface StatementLine {
  readonly at: string;
  readonly label: string;
  readonly text: string;
  /** With its sign. */
  readonly amount: string;
  readonly balance: string;
  readonly dueOn: PlainDate | null;
}

/** A ledger's days, the oldest line first, between the balance with which they began and the one with which they ended. */
export interface Statement {
  readonly title: string;
  readonly company: { readonly name: string; readonly rfc: string | null };
  readonly currency: Currency;
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly opening: string;
  readonly closing: string;
  readonly lines: readonly StatementLine[];
}

/** Reads a statement of a company's ledger; refuses one of more than 5,000 movements on its first day (`too_many_movements`). */
export async function readStatement(
  strapi: Core.Strapi,
  { kind, companyId, currency, from, to }: StatementQuestion,
): Promise<Statement> {
  const knex = getKnex(strapi);
  const company = await service(strapi, 'companies.companies').find(companyId);
  const account = await findAccount(knex, kind, { companyId, currency });
  const opening = account === null ? '0.00' : await balanceBefore(knex, account, from);
  // One more than fits tells that there are more.
  const page = { limit: MOST_LINES + 1, offset: 0, from, to };
  const rows = account === null ? [] : await movementsOf(knex, account, page);
  if (rows.length > MOST_LINES) reject('too_many_movements', 'from', { max: MOST_LINES });
  const nameOf = await nameSources(strapi, rows);
  const lines = [...rows].reverse().map((row): StatementLine => ({
    at: row.happenedAt,
    label: say(movementWords[row.kind]),
    text: textOf(row, nameOf(row.source)),
    amount: row.amount,
    balance: row.balance,
    dueOn: row.dueOn,
  }));
  return {
    title: say({ es: 'Estado de cuenta: {ledger}', en: 'Statement: {ledger}' }, { ledger: ledgerWords[kind] }),
    company: { name: company?.businessName ?? '', rfc: company?.rfc ?? null },
    currency,
    from,
    to,
    opening,
    closing: lines.at(-1)?.balance ?? opening,
    lines,
  };
}

const textOf = ({ note }: LedgerMovement, source: string | null): string => [source, note].filter(Boolean).join(' · ');

import {
  addDays,
  countRows,
  forUpdate,
  insertRow,
  instant,
  now,
  onConflictIgnore,
  startOfDay,
  type PlainDate,
  type Tx,
} from '@mayorista/kernel';
import { decimal, plainDate, roundToCents } from '@mayorista/kernel/shared';
import type { Knex } from 'knex';
import type { LedgerMovement, LedgerOwner, LedgerSource, MovementKind, MovementRange } from '../../../contract';
import { tables } from '../uids';

export type LedgerKind = 'credit' | 'wallet';

export interface MovementRow {
  readonly id: number;
  readonly number: number;
  readonly kind: MovementKind;
  readonly amount: string | number;
  readonly balance: string | number;
  readonly source_type: string;
  readonly source_id: string;
  readonly due_on: string | null;
  readonly note: string | null;
  readonly actor_name: string;
  readonly applied_to: string | null;
  readonly payment_form: string | null;
  readonly received_at: Date | string | number | null;
  readonly happened_at: Date | string | number;
}

const ownerColumns = (kind: LedgerKind, { companyId, currency }: LedgerOwner) => ({
  kind,
  company_id: companyId,
  currency,
});

/** The id of a company's ledger, locked until the transaction ends; opened when there is none. */
export async function lockAccount(tx: Tx, kind: LedgerKind, owner: LedgerOwner): Promise<number> {
  const account = ownerColumns(kind, owner);
  const locked = async () => {
    const [row] = (await forUpdate(tx, tx.trx(tables.account).where(account).select('id'))) as { id: number }[];
    return row?.id;
  };
  const id = await locked();
  if (id !== undefined) return id;
  await onConflictIgnore(tx, tables.account, ['kind', 'company_id', 'currency'], account);
  const opened = await locked();
  if (opened === undefined) throw new Error(`The ${kind} ledger of company ${owner.companyId} vanished`);
  return opened;
}

/** The last line of a ledger: its number, and the balance after it. */
export interface LastLine {
  readonly number: number;
  readonly balance: string;
}

export async function lastLine(knex: Knex, accountId: number): Promise<LastLine> {
  const row = (await knex(tables.movement)
    .where({ account_id: accountId })
    .orderBy('number', 'desc')
    .first('number', 'balance')) as Pick<MovementRow, 'number' | 'balance'> | undefined;
  return { number: row?.number ?? 0, balance: roundToCents(row?.balance ?? 0) };
}

/** The id of a company's ledger for who only looks; null when nothing was ever written to it. */
export async function findAccount(knex: Knex, kind: LedgerKind, owner: LedgerOwner): Promise<number | null> {
  const row = (await knex(tables.account).where(ownerColumns(kind, owner)).first('id')) as { id: number } | undefined;
  return row?.id ?? null;
}

export async function findMovement(
  tx: Tx,
  accountId: number,
  kind: MovementKind,
  source: LedgerSource,
): Promise<LedgerMovement | null> {
  const row = (await tx
    .trx(tables.movement)
    .where({ account_id: accountId, kind, source_type: source.type, source_id: source.id })
    .first()) as MovementRow | undefined;
  return row === undefined ? null : toMovement(row);
}

/** The type of source of what staff write down as received. */
export const depositSource = 'deposit';
/** The type of source of what the house gives. */
export const bonusSource = 'bonus';

/** Tells whether a reference stands for money of another company, or in another currency. */
export async function isReferenceElsewhere(
  tx: Tx,
  { reference, company_id: companyId, currency }: { reference: string; company_id: number; currency: string },
): Promise<boolean> {
  const row: unknown = await tx
    .trx(`${tables.movement} as m`)
    .join(`${tables.account} as a`, 'a.id', 'm.account_id')
    .where({ 'm.source_type': depositSource, 'm.source_id': reference })
    .where((other) => void other.whereNot({ 'a.company_id': companyId }).orWhereNot({ 'a.currency': currency }))
    .first('m.id');
  return row !== undefined;
}

export interface NewMovement {
  readonly number: number;
  readonly kind: MovementKind;
  readonly amount: string;
  readonly balance: string;
  readonly source: LedgerSource;
  readonly dueOn: PlainDate | null;
  readonly note: string | null;
  readonly actorName: string;
  readonly appliedTo: string | null;
  readonly paymentForm: string | null;
  readonly receivedAt: string | null;
}

/** Appends a line; the database refuses a second one of the same number, and of the same source and kind. */
export async function insertMovement(tx: Tx, accountId: number, line: NewMovement): Promise<LedgerMovement> {
  const happenedAt = now();
  const { source, dueOn, actorName, appliedTo, paymentForm, receivedAt, ...rest } = line;
  const id = await insertRow(tx, tables.movement, {
    account_id: accountId,
    ...rest,
    source_type: source.type,
    source_id: source.id,
    due_on: dueOn,
    actor_name: actorName,
    applied_to: appliedTo,
    payment_form: paymentForm,
    received_at: receivedAt === null ? null : new Date(receivedAt),
    happened_at: happenedAt,
  });
  return { id, ...line, happenedAt: instant(happenedAt) };
}

/** Charges that were due before a day, and all that was paid or given back less what of it was undone, as sums. */
export async function dueAndPaid(
  knex: Knex,
  accountId: number,
  before: PlainDate,
): Promise<{ due: string; paid: string }> {
  const sumOf = async (narrow: (query: Knex.QueryBuilder) => void): Promise<string> => {
    const query = knex(tables.movement).where({ account_id: accountId });
    narrow(query);
    const row = (await query.sum({ total: 'amount' }).first()) as { total: string | number | null } | undefined;
    return roundToCents(row?.total ?? 0);
  };
  return {
    due: await sumOf((query) => void query.where('amount', '>', 0).where('due_on', '<', before)),
    paid: await sumOf(
      (query) => void query.where((all) => void all.where('amount', '<', 0).orWhere({ kind: 'adjustment' })),
    ),
  };
}

/** What was written for a source that moves a ledger more than once: how many lines, and what they come to. */
export async function writtenFor(
  knex: Knex,
  accountId: number,
  { type, id }: LedgerSource,
): Promise<{ lines: number; sum: string }> {
  const rows = (await knex(tables.movement)
    .where({ account_id: accountId, source_type: type })
    .where('source_id', 'like', `${id}#%`)
    .select('amount')) as Pick<MovementRow, 'amount'>[];
  return { lines: rows.length, sum: roundToCents(rows.reduce((sum, { amount }) => sum.plus(amount), decimal(0))) };
}

/** All lines of a ledger, the oldest first. */
export async function allMovements(knex: Knex, accountId: number): Promise<LedgerMovement[]> {
  const rows = (await knex(tables.movement).where({ account_id: accountId }).orderBy('number')) as MovementRow[];
  return rows.map(toMovement);
}

/** Finds whose ledger of a kind holds a line. */
export async function ownerOf(knex: Knex, kind: LedgerKind, movementId: number): Promise<LedgerOwner | null> {
  const row = (await knex(`${tables.movement} as m`)
    .join(`${tables.account} as a`, 'a.id', 'm.account_id')
    .where({ 'm.id': movementId, 'a.kind': kind })
    .first('a.company_id', 'a.currency')) as { company_id: number; currency: LedgerOwner['currency'] } | undefined;
  return row === undefined ? null : { companyId: row.company_id, currency: row.currency };
}

/** A page of a ledger, the newest first. */
export async function movementsOf(
  knex: Knex,
  accountId: number,
  { limit, offset, ...days }: MovementRange,
): Promise<LedgerMovement[]> {
  const rows = (await within(knex(tables.movement).where({ account_id: accountId }), days)
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)) as MovementRow[];
  return rows.map(toMovement);
}

/** Lines are numbered without gaps, so the last number is how many there are; those of some days are counted. */
export async function countMovements(knex: Knex, accountId: number, { from, to }: Days = {}): Promise<number> {
  if (from === undefined && to === undefined) return (await lastLine(knex, accountId)).number;
  return countRows(within(knex(tables.movement).where({ account_id: accountId }), { from, to }));
}

type Days = Pick<MovementRange, 'from' | 'to'>;

function within(movements: Knex.QueryBuilder, { from, to }: Days): Knex.QueryBuilder {
  if (from !== undefined) movements.where('happened_at', '>=', new Date(startOfDay(from)));
  if (to !== undefined) movements.where('happened_at', '<', new Date(startOfDay(addDays(to, 1))));
  return movements;
}

/** The balance with which a day began: that of the last line before it. */
export async function balanceBefore(knex: Knex, accountId: number, day: PlainDate): Promise<string> {
  const row = (await knex(tables.movement)
    .where({ account_id: accountId })
    .where('happened_at', '<', new Date(startOfDay(day)))
    .orderBy('number', 'desc')
    .first('balance')) as Pick<MovementRow, 'balance'> | undefined;
  return roundToCents(row?.balance ?? 0);
}

export const toMovement = (row: MovementRow): LedgerMovement => ({
  id: row.id,
  kind: row.kind,
  amount: roundToCents(row.amount),
  balance: roundToCents(row.balance),
  source: { type: row.source_type, id: row.source_id },
  dueOn: row.due_on === null ? null : plainDate(row.due_on.slice(0, 10)),
  note: row.note,
  actorName: row.actor_name,
  appliedTo: row.applied_to,
  paymentForm: row.payment_form,
  receivedAt: row.received_at === null ? null : instant(new Date(row.received_at)),
  happenedAt: instant(new Date(row.happened_at)),
});

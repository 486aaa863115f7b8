import { say } from '../locale/reader';
import type { Words } from '../../../shared/words';
import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { addDays, dayOf, startOfDay } from '../../../shared/dates';
import { now } from '../clock/clock';
import { RateLimitError } from '../errors/refusal';
import type { Actor } from '../permissions/actor';
import type { Tx } from '../transactions/in-transaction';
import { withSystemColumns } from '../transactions/insert-row';
import { tables } from '../uids';
import { costs, type CostLimit, type CostName } from './costs';

/** The subjects of a cost: who spends, and whom it reaches. What is left out or null is not counted by. */
export interface Spending {
  readonly recipient?: string | readonly string[] | null;
  /** The address that the request comes from; null for the platform's own processes. */
  readonly address?: string | null;
  /** 'person:12': who really asks, behind whomever they act for. */
  readonly person?: string | null;
  readonly company?: number | null;
  /** How many it is at once, such as the mails of one call; each recipient is one for itself. One unless said. */
  readonly count?: number;
}

/** Says who spends by a request: the person who really sits there, the company they act for, the address they call from. */
export function spenderOf({ actor, ctx }: { readonly actor: Actor; readonly ctx?: Context }): Spending {
  const { kind, id, onBehalf, companyId } = actor;
  const who = onBehalf?.id ?? id;
  return {
    person: who === null || kind === 'system' ? null : `${kind}:${who}`,
    company: companyId,
    address: (ctx?.state as { clientAddress?: string | null } | undefined)?.clientAddress ?? null,
  };
}

/**
 * Counts a cost before it is made, as `spendIn` in a transaction of its own: it is no effect of the work under way, which may be sent again
 * under its Idempotency-Key where it comes to nothing.
 */
export async function spend(strapi: Core.Strapi, cost: CostName, spending: Spending): Promise<void> {
  await strapi.db.transaction(({ trx }) => spendIn({ strapi, trx: trx as Tx['trx'] }, cost, spending));
}

/** Counts a call that carries files. Throws RateLimitError. */
export async function spendUpload(
  strapi: Core.Strapi,
  source: Parameters<typeof spenderOf>[0],
  files: readonly unknown[],
): Promise<void> {
  if (files.length > 0) await spend(strapi, 'upload', spenderOf(source));
}

/**
 * Counts a cost that the caller's transaction makes, by everybody whom its limits name, in the database: many at once, in many processes,
 * count the same, and a restart forgets nothing. What is refused or rolled back counts nowhere. Throws RateLimitError (429 with
 * Retry-After) for one above a limit.
 */
export async function spendIn(tx: Tx, cost: CostName, spending: Spending): Promise<void> {
  const at = now();
  // In one order, so that two who spend by the same subjects never wait for each other.
  const counted = keysOf(cost, spending, at).toSorted((one, other) => (one.key < other.key ? -1 : 1));
  for (const { key, limit, endsOn } of counted) {
    const count = limit.by === 'recipient' ? 1 : (spending.count ?? 1);
    if ((await addTo(tx, key, { endsOn, count })) <= limit.most) continue;
    tx.strapi.log.warn(`${cost}: more than ${limit.most} a ${limit.per} by ${limit.by}, held back`);
    const seconds = Math.max(1, Math.ceil((endsOn.getTime() - at.getTime()) / 1_000));
    throw new RateLimitError(seconds, limitRefusal(cost, limit));
  }
}

const per = { hour: { es: 'hora', en: 'hour' }, day: { es: 'día', en: 'day' } } as const;

const limitText: Words = {
  es: 'Llegaste al límite de {cost}: {most} por {per}. Intenta de nuevo más tarde.',
  en: 'You have reached the limit of {cost}: {most} per {per}. Try again later.',
};

const limitRefusal = (cost: CostName, { most, per: window }: CostLimit): string =>
  say(limitText, { cost: costs[cost].label, most, per: per[window] });

interface Counted {
  readonly key: string;
  readonly limit: CostLimit;
  readonly endsOn: Date;
}

function keysOf(cost: CostName, spending: Spending, at: Date): Counted[] {
  const limits: readonly CostLimit[] = costs[cost].limits;
  return limits.flatMap((limit) => {
    const endsOn = windowEnd(limit.per, at);
    return subjectsOf(spending, limit.by).map((subject) => ({
      limit,
      endsOn,
      key: keyOf([cost, limit.by, limit.per, endsOn.toISOString(), subject]),
    }));
  });
}

/** Kept as hashes: whom somebody writes to is nobody's to read in a table. */
const keyOf = (parts: readonly string[]): string => createHash('sha256').update(parts.join('|')).digest('hex');

function subjectsOf(spending: Spending, by: CostLimit['by']): string[] {
  const given = spending[by];
  if (given === null || given === undefined) return [];
  if (by !== 'recipient') return [String(given)];
  return [...new Set([given].flat().map((each) => reachedBy(String(each))))];
}

/**
 * The mailbox or number that an address reaches: '+tag' of a mail and blanks or signs of a number make no other one of it, though a refusal
 * or a mail shows it as it was written.
 */
function reachedBy(address: string): string {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 0) return text.replace(/\D/g, '');
  return `${text.slice(0, at).split('+')[0] ?? ''}${text.slice(at)}`;
}

function windowEnd(window: CostLimit['per'], at: Date): Date {
  if (window === 'day') return new Date(startOfDay(addDays(dayOf(at), 1)));
  return new Date((Math.floor(at.getTime() / 3_600_000) + 1) * 3_600_000);
}

interface Added {
  readonly endsOn: Date;
  readonly count: number;
}

/** Adds in a single statement: no reading before it that another could overtake. */
async function addTo(tx: Tx, key: string, { endsOn, count }: Added): Promise<number> {
  const [row] = (await tx
    .trx(tables.spentCost)
    .insert(withSystemColumns({ spent_key: key, spent: count, ends_on: endsOn }))
    .onConflict('spent_key')
    .merge({ spent: tx.trx.raw('?? + ?', [`${tables.spentCost}.spent`, count]) })
    .returning('spent')) as { spent: number }[];
  return Number(row?.spent ?? count);
}

import { createHash } from 'node:crypto';
import {
  actorBehind,
  advisoryLock,
  decimal,
  forUpdate,
  humanOf,
  inTransaction,
  insertRow,
  now,
  recordAudit,
  reject,
  roundToCents,
  service,
  whenRolledBack,
  type Actor,
  type Tx,
} from '@mayorista/kernel';
import '../../../contract';
import type { Concession, GivingLimit } from '../../../contract';
import { concession } from '../../../shared/concession.shape';
import { tables } from '../uids';
import { limitOf } from './limit-of';

interface Held {
  readonly id: number;
  readonly status: 'waiting' | 'authorised' | 'rejected';
  readonly decision_note: string | null;
}

/** What is written of a concession, however it stands. */
interface Written {
  readonly asked: Concession;
  readonly real: Actor;
  readonly limit: GivingLimit;
}

/**
 * Lets somebody of the house give something, in the transaction that gives it: within their limit, or once where somebody else authorised just
 * this. Throws ValidationError otherwise, and keeps what was asked as waiting for somebody else once the transaction is rolled back.
 */
export async function concede(tx: Tx, actor: Actor, asked: Concession): Promise<void> {
  const real = await actorBehind(tx.strapi, actor);
  if (real.kind === 'system') return;
  const written = { asked, real, limit: await limitOf(tx.trx, real) };
  if (await isWithin(tx, written)) {
    // What a price was is told by its own history.
    if (asked.kind !== 'price') await write(tx, written, 'granted');
    return;
  }
  const held = await findHeld(tx, fingerprintOf(asked));
  if (held?.status === 'authorised')
    return void (await tx.trx(tables.concession).where({ id: held.id }).update({ status: 'used', used_at: now() }));
  if (held?.status === 'rejected')
    return reject('concession_rejected', asked.field, { note: held.decision_note ?? '' });
  if (held === undefined) whenRolledBack(tx, () => keepWaiting(tx, written));
  return reject(asked.kind === 'price' ? 'price_waits' : 'concession_waits', asked.field, {
    limit: limitText(asked, written.limit),
  });
}

const limitText = ({ kind }: Concession, { percent, credit }: GivingLimit): string =>
  kind === 'price' ? `${roundToCents(percent)} %` : `$${roundToCents(credit)} MXN`;

async function isWithin(tx: Tx, { asked, limit }: Written): Promise<boolean> {
  if (asked.kind === 'price') return !asked.isBelowCost && !decimal(asked.percent ?? '0').greaterThan(limit.percent);
  const pesos = asked.currency === 'MXN' ? '1' : await service(tx.strapi, 'pricing.rates').current('commercial');
  return !decimal(asked.amount).times(pesos).greaterThan(limit.credit);
}

/** Finds what was decided last of just this, and locks it: what is authorised is given once. */
async function findHeld(tx: Tx, fingerprint: string): Promise<Held | undefined> {
  await advisoryLock(tx, `pricing:concessions:${fingerprint}`);
  const rows = tx
    .trx(tables.concession)
    .where({ fingerprint })
    .whereIn('status', ['waiting', 'authorised', 'rejected'])
    .orderBy('id', 'desc');
  return (await forUpdate(tx, rows).first('id', 'status', 'decision_note')) as Held | undefined;
}

const keepWaiting = ({ strapi }: Tx, written: Written): Promise<void> =>
  inTransaction(strapi, async (tx) => {
    if ((await findHeld(tx, fingerprintOf(written.asked)))?.status === 'waiting') return;
    const id = await write(tx, written, 'waiting');
    const { kind, amount, currency, detail } = written.asked;
    const after = { kind, amount, currency, detail };
    await recordAudit(tx, written.real, { modelType: concession.plural, modelId: id, action: 'asked', after });
  });

/** All that is asked, but for the words it is told in. */
const fingerprintOf = ({
  kind,
  subject,
  companyId,
  productId,
  amount,
  currency,
  percent,
  detail,
}: Concession): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, subject, companyId, productId, roundToCents(amount), currency, percent, detail]))
    .digest('hex');

async function write(tx: Tx, { asked, real, limit }: Written, status: 'waiting' | 'granted'): Promise<number> {
  const by = await humanOf(tx.trx, real);
  return insertRow(tx, tables.concession, {
    kind: asked.kind === 'credit-note' ? 'credit_note' : asked.kind,
    detail: asked.detail.slice(0, 500),
    company_id: asked.companyId,
    product_id: asked.productId,
    subject_type: asked.subject.type,
    subject_id: asked.subject.id,
    amount: roundToCents(asked.amount),
    currency: asked.currency,
    percent: asked.percent,
    is_below_cost: asked.isBelowCost ?? false,
    giver_limit: limitText(asked, limit),
    fingerprint: fingerprintOf(asked),
    status,
    granted_by: real.name,
    granted_by_key: by.key,
    granted_by_email: by.email,
    granted_at: now(),
  });
}

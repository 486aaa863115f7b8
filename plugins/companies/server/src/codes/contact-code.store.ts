import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CONTACT_CODE, env } from '@mayorista/config';
import { forUpdate, insertRow, now, reject, type FieldError, type Tx } from '@mayorista/kernel';
import { contactCode } from '../../../shared';

export type CodeKind = 'email' | 'whatsapp';
export interface Contact {
  readonly kind: CodeKind;
  readonly id: number;
  readonly companyId: number | null;
  /** The mail address or number. */
  readonly address: string;
}

interface Row {
  readonly id: number;
  readonly address: string;
  readonly code_hash: string | null;
  readonly guesses: number;
  readonly sendings: number;
  readonly expires_at: Date | number | string | null;
  readonly sent_at: Date | number | string | null;
}
const { table } = contactCode;
const dayMs = 86_400_000;
const timeOf = (at: Row['sent_at']): number => (at === null ? 0 : new Date(at).getTime());

const hashOf = (code: string, { kind, id, address }: Contact): string =>
  createHmac('sha256', `contact-code:${env().secrets.jwt}`).update(`${kind}|${id}|${address}|${code}`).digest('hex');

const find = async (tx: Tx, { kind, id }: Contact): Promise<Row | null> =>
  ((await forUpdate(tx, tx.trx(table).where({ kind, contact_id: id })).first('*')) as Row | undefined) ?? null;

/** Notes that a code is asked for. Throws ValidationError where one was sent moments ago, or too many today. */
export async function askForCode(tx: Tx, contact: Contact): Promise<void> {
  const { kind, id, companyId, address } = contact;
  const row = await find(tx, contact);
  const at = now();
  const sinceMs = at.getTime() - timeOf(row?.sent_at ?? null);
  if (sinceMs < CONTACT_CODE.pauseSeconds * 1_000)
    return reject('code_too_soon', 'code', {
      seconds: Math.ceil((CONTACT_CODE.pauseSeconds * 1_000 - sinceMs) / 1_000),
    });
  const sendings = row === null || sinceMs > dayMs ? 0 : row.sendings;
  if (sendings >= CONTACT_CODE.sendingsADay) return reject('code_too_many', 'code');
  const values = { address, code_hash: null, guesses: 0, sendings: sendings + 1, expires_at: null, sent_at: at };
  if (row === null) await insertRow(tx, table, { ...values, kind, contact_id: id, company_id: companyId });
  else await tx.trx(table).where({ id: row.id }).update(values);
}

/** Makes the code of a contact anew and keeps its hash; the code itself is whoever sends it's alone. */
export async function makeCode(tx: Tx, contact: Contact): Promise<string> {
  const code = String(randomInt(0, 10 ** CONTACT_CODE.digits)).padStart(CONTACT_CODE.digits, '0');
  const expiresAt = new Date(now().getTime() + CONTACT_CODE.minutes * 60_000);
  await tx
    .trx(table)
    .where({ kind: contact.kind, contact_id: contact.id })
    .update({ code_hash: hashOf(code, contact), guesses: 0, expires_at: expiresAt });
  return code;
}

/**
 * Takes a guess at a code: null when it is right, and then it is used up; else why not. What it counts must be committed even where the
 * guess is wrong, so it refuses by its answer.
 */
export async function takeCode(tx: Tx, contact: Contact, code: string): Promise<FieldError | null> {
  const row = await find(tx, contact);
  if (
    row === null ||
    row.code_hash === null ||
    row.address !== contact.address ||
    timeOf(row.expires_at) <= now().getTime()
  )
    return { code: 'code_over', field: 'code' };
  if (row.guesses >= CONTACT_CODE.guesses) return { code: 'code_guessed_too_often', field: 'code' };
  const [given, expected] = [Buffer.from(hashOf(code, contact)), Buffer.from(row.code_hash)];
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  await tx
    .trx(table)
    .where({ id: row.id })
    .update(isRight ? { code_hash: null } : { guesses: row.guesses + 1 });
  return isRight ? null : { code: 'code_wrong', field: 'code' };
}

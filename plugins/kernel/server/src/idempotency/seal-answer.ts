import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { env } from '@mayorista/config';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The beginning of every sealed answer. */
export const sealMark = 'sealed:';

/** The scope holds the caller's own Idempotency-Key, which is stored nowhere: the table alone opens nothing. */
const keyOf = (scope: string): Buffer =>
  createHmac('sha256', `idempotency-answer:${env().secrets.jwt}`).update(scope).digest();

/**
 * Encrypts an answer that is kept for a repeat of its request: answers hold tokens and links that let somebody in. Only whoever sends
 * the same Idempotency-Key again has it opened.
 */
export function sealAnswer(scope: string, body: unknown): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(scope), nonce);
  const text = Buffer.concat([sealing.update(JSON.stringify(body ?? null), 'utf8'), sealing.final()]);
  return sealMark + Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64');
}

/** Decrypts what `sealAnswer` made for the same scope. Throws for anything else. */
export function openAnswer(scope: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed.slice(sealMark.length), 'base64');
  const opening = createDecipheriv(cipher, keyOf(scope), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
  return JSON.parse(text.toString('utf8')) as unknown;
}

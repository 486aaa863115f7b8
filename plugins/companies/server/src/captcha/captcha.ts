import { createHmac } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { CAPTCHA, env } from '@mayorista/config';
import { now, onConflictIgnore, reject, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';

const hmacKey = (): string => createHmac('sha256', env().secrets.jwt).update('captcha').digest('hex');

/** Makes a proof of work for a visitor's browser: nobody else's server is asked, and nothing is stored. */
export const makeChallenge = () =>
  createChallenge({
    hmacKey: hmacKey(),
    maxNumber: CAPTCHA.maxNumber,
    expires: new Date(now().getTime() + CAPTCHA.minutes * 60_000),
  });

/** Takes a solution once. Throws ValidationError on `captcha` for one that is missing, wrong, too old or used. */
export async function useCaptcha(tx: Tx, payload: unknown): Promise<void> {
  if (typeof payload !== 'string' || payload === '' || payload.length > 2_000)
    return reject('captcha_required', 'captcha');
  const signature = await verifiedSignature(payload);
  if (signature === null) return reject('captcha_invalid', 'captcha');
  const expiresAt = new Date(now().getTime() + CAPTCHA.minutes * 60_000);
  const id = await onConflictIgnore(tx, tables.captchaSolution, 'signature', { signature, expires_at: expiresAt });
  if (id === null) reject('captcha_used', 'captcha');
}

async function verifiedSignature(payload: string): Promise<string | null> {
  const parsed = parse(payload);
  if (parsed === null) return null;
  // The library looks at the machine's clock; ours may stand still.
  const expires = Number(extractParams(parsed).expires ?? 0) * 1_000;
  if (!(expires > now().getTime()) || !(await verifySolution(parsed, hmacKey(), false))) return null;
  return parsed.signature;
}

type Solution = { algorithm: 'SHA-256'; challenge: string; number: number; salt: string; signature: string };

/** Base64 of JSON, as the library's own widget sends it; null for anything else. */
function parse(payload: string): Solution | null {
  try {
    const { algorithm, challenge, number, salt, signature } = JSON.parse(
      Buffer.from(payload, 'base64').toString('utf8'),
    ) as Record<string, unknown>;
    const texts = [challenge, salt, signature];
    const isWhole =
      algorithm === 'SHA-256' && typeof number === 'number' && texts.every((each) => typeof each === 'string');
    return isWhole ? ({ algorithm, challenge, number, salt, signature } as Solution) : null;
  } catch {
    // What is no JSON is no solution.
    return null;
  }
}

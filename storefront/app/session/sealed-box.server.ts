import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

const keys = new Map<string, Buffer>();

/** A 256-bit key for one purpose, derived from the one secret of the process. */
export function deriveKey(secret: string, purpose: string): Buffer {
  const name = `${purpose}:${secret}`;
  const key = keys.get(name) ?? Buffer.from(hkdfSync('sha256', secret, 'mayorista-store', purpose, KEY_BYTES));
  keys.set(name, key);
  return key;
}

/** Encrypts and authenticates a text (AES-256-GCM); base64url of nonce, tag and ciphertext. */
export function seal(text: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, 'session'), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text of a sealed box; null when it was altered, sealed with another secret, or is no box at all. */
export function unseal(box: string, secret: string): string | null {
  const bytes = Buffer.from(box, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, 'session'), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // The only failure left is a wrong tag: somebody else's cookie, or an altered one. It is no session.
    return null;
  }
}

import { createECDH } from 'node:crypto';
import { env } from '@mayorista/config';

export interface Vapid {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Who sends, for push services (RFC 8292): the public half is what browsers subscribe with. */
export function vapid(): Vapid {
  const { mailFrom, webPush } = env();
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(webPush.privateKey, 'base64url'));
  const address = mailFrom.split(/[<>\s]/).find((part) => part.includes('@')) ?? 'no-responder@mayorista.test';
  return {
    subject: `mailto:${address}`,
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: webPush.privateKey,
  };
}

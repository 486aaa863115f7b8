import { createSign, createVerify, type KeyObject } from 'node:crypto';
import { toXml, buildCfdi } from './build-cfdi';
import type { CfdiDraft } from './cfdi.types';
import type { Certificate } from './certificate';
import { chainOf } from './original-chain';

/** A sealed document, ready to be stamped. */
export interface SealedCfdi {
  readonly xml: string;
  readonly seal: string;
}

/** Builds a document and seals its original chain with the issuer's key (RSA, SHA-256). The same draft gives the same bytes. */
export function sealCfdi(draft: CfdiDraft, certificate: Certificate): SealedCfdi {
  const root = buildCfdi(draft, certificate);
  const seal = signChain(chainOf(root), certificate.key);
  root.setAttribute('Sello', seal);
  return { xml: toXml(root), seal };
}

/** Tells whether a seal is that of a chain, by the certificate's public key. */
export const isSealOf = (chain: string, seal: string, publicKey: KeyObject): boolean =>
  createVerify('RSA-SHA256').update(chain, 'utf8').verify(publicKey, seal, 'base64');

/** Signs an original chain; returns the seal in base64. */
export const signChain = (chain: string, key: KeyObject): string =>
  createSign('RSA-SHA256').update(chain, 'utf8').sign(key, 'base64');

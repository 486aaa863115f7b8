// What: The secret that signs sessions is handed to jsonwebtoken as a key of node, made once.
// Why: Given a text, jsonwebtoken first tries it as a public key, which fails after 0.3 ms for every request of the panel.
// Made for Strapi 5.54.0.

import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { expectMethods } from './expect-methods';

interface Manager {
  getJwtKey: (config: unknown, algorithm: string, operation: string) => string | KeyObject;
}

/** Gives Strapi's sessions their secrets as keys; keys of a pair (RS, ES, PS) stay as they are. */
export function keepSessionKeys(strapi: Core.Strapi): void {
  const { sessionManager } = strapi.sessionManager('admin') as unknown as { readonly sessionManager: Manager };
  expectMethods('session manager', sessionManager, ['getJwtKey']);
  const own = sessionManager.getJwtKey.bind(sessionManager);
  const keys = new Map<string, KeyObject>();
  sessionManager.getJwtKey = (config, algorithm, operation) => {
    const secret = own(config, algorithm, operation);
    if (typeof secret !== 'string' || !algorithm.startsWith('HS')) return secret;
    const key = keys.get(secret) ?? createSecretKey(Buffer.from(secret));
    keys.set(secret, key);
    return key;
  };
}

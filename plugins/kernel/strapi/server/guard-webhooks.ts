// What: Webhooks are sent by `guardedFetch`.
// Why: People enter their addresses in the panel; Strapi would call those of the own network and of this machine.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import { env } from '@mayorista/config';
import type { RequestInit } from 'undici';
import { guardedFetch } from '../../server/src/outgoing/guarded-fetch';
import { expectMethods } from './expect-methods';

interface WebhookRunner {
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;
}

/** The most bytes read of a webhook receiver's response, which the panel shows to the person who tests the webhook. */
const MAX_ANSWER_BYTES = 8 * 1024;
const TIMEOUT_MS = 10_000;

/**
 * Sends Strapi's webhooks, whose addresses people enter in the panel, by `guardedFetch`: only to the public internet and to the hosts
 * in WEBHOOK_HOSTS.
 */
export function guardWebhooks(strapi: Core.Strapi): void {
  const runner = strapi.get('webhookRunner') as unknown as WebhookRunner;
  expectMethods('runner of webhooks', runner, ['fetch']);
  const limits = { trustedHosts: env().webhookHosts, timeoutMs: TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES };
  runner.fetch = async (url, init) => {
    const { ok, status, body } = await guardedFetch(url, init, limits);
    return { ok, status, text: () => Promise.resolve(body.toString('utf8')) };
  };
}

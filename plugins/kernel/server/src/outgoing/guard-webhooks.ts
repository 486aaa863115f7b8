import type { Core } from '@strapi/strapi';
import { env } from '@mayorista/config';
import type { RequestInit } from 'undici';
import { guardedFetch } from './guarded-fetch';

interface WebhookRunner {
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;
}

/** What a webhook's receiver may answer: the panel shows it to whoever tries the webhook. */
const MAX_ANSWER_BYTES = 8 * 1024;
const TIMEOUT_MS = 10_000;

/**
 * Sends Strapi's webhooks, whose addresses people type in the panel, by the guarded client: to the public internet, or to hosts of the
 * house's own network that WEBHOOK_HOSTS names.
 */
export function guardWebhooks(strapi: Core.Strapi): void {
  const runner = strapi.get('webhookRunner') as unknown as WebhookRunner;
  const limits = { trustedHosts: env().webhookHosts, timeoutMs: TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES };
  runner.fetch = async (url, init) => {
    const { ok, status, body } = await guardedFetch(url, init, limits);
    return { ok, status, text: () => Promise.resolve(body.toString('utf8')) };
  };
}

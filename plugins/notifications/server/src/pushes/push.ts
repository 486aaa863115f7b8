import { generateRequestDetails } from 'web-push';
import { env, NOTICES } from '@mayorista/config';
import { guardedFetch } from '@mayorista/kernel';
import type { Vapid } from './vapid';

export interface Browser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What the store's service worker shows. */
export interface PushPayload {
  /** Of the person's own notice: opening it marks it read. */
  readonly id: number;
  readonly title: string;
  readonly message: string;
  readonly url: string | null;
  readonly image_url: string | null;
}

/** delivered: the service took it; gone: the browser no longer listens; refused: it never will be taken; later: try again. */
export type PushOutcome = 'delivered' | 'gone' | 'refused' | 'later';

/** Hands one notice, encrypted for one browser, to its push service (RFC 8030, 8188, 8291, 8292). */
export async function push(browser: Browser, payload: PushPayload, sender: Vapid, topic: string): Promise<PushOutcome> {
  try {
    const { method, headers, body, endpoint } = generateRequestDetails(
      { endpoint: browser.endpoint, keys: { p256dh: browser.p256dh, auth: browser.auth } },
      JSON.stringify(payload),
      { vapidDetails: sender, TTL: NOTICES.pushTtlSeconds, topic, contentEncoding: 'aes128gcm' },
    );
    const answer = await guardedFetch(
      endpoint,
      {
        method,
        headers: textHeaders(headers),
        body: body === null ? null : new Uint8Array(body),
        redirect: 'manual',
      },
      { trustedHosts: env().webPush.serviceHosts, timeoutMs: NOTICES.pushTimeoutMs, maxBytes: 0 },
    );
    return outcomeOf(answer.status);
  } catch {
    // Not reached, or not in time: the same to whoever waits for the notice.
    return 'later';
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** fetch counts the body itself. */
const textHeaders = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.toLowerCase() === 'content-length' ? [] : [[name, String(value)]],
    ),
  );

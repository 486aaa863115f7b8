/** The subject of a limit: requests from one address, attempts on one account, or requests with one token. */
export type Subject = 'address' | 'account' | 'token';

export interface Limit {
  readonly by: Subject;
  readonly most: number;
  readonly seconds: number;
}

export interface RateLimit {
  /** Part of the counters' keys: rules with the same name share their counters. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  /** Only failed attempts count, so that successful logins are never held up. */
  readonly countsFailuresOnly: boolean;
  readonly limits: readonly Limit[];
}

const minutes = (count: number): number => count * 60;

/**
 * The limits of requests that could be repeated to guess or to drain something (design 8). Logins, of the store and of the panel, are
 * limited by the plugin `people`, which knows accounts.
 */
export const rateLimits: readonly RateLimit[] = [
  {
    name: 'panel-mail',
    method: 'POST',
    path: /^\/admin\/(?:forgot-password|reset-password|register|register-admin)\/?$/i,
    countsFailuresOnly: false,
    limits: [
      { by: 'account', most: 5, seconds: minutes(15) },
      { by: 'address', most: 50, seconds: minutes(15) },
    ],
  },
  {
    name: 'search-token',
    method: 'GET',
    path: /^\/api\/search-tokens\/?$/i,
    countsFailuresOnly: false,
    limits: [
      { by: 'token', most: 60, seconds: minutes(1) },
      { by: 'address', most: 300, seconds: minutes(1) },
    ],
  },
  {
    name: 'search',
    method: 'POST',
    path: /^\/api\/(?:multi-search|quick-order-lines)\/?$/i,
    countsFailuresOnly: false,
    limits: [
      { by: 'token', most: 240, seconds: minutes(1) },
      { by: 'address', most: 1_200, seconds: minutes(1) },
    ],
  },
  {
    name: 'autocomplete',
    method: 'GET',
    path: /^\/(?:api|search)\/product-autocomplete-searches\/?$/i,
    countsFailuresOnly: false,
    limits: [
      { by: 'token', most: 240, seconds: minutes(1) },
      { by: 'address', most: 1_200, seconds: minutes(1) },
    ],
  },
  {
    name: 'push-subscription',
    method: 'POST',
    path: /^\/api\/user-push-notification-(?:un)?subscriber\/?$/i,
    countsFailuresOnly: false,
    limits: [{ by: 'token', most: 60, seconds: minutes(1) }],
  },
  {
    name: 'push-notification',
    method: 'POST',
    path: /^\/(?:api|notifications)\/push-notifications\/?$/i,
    countsFailuresOnly: false,
    limits: [{ by: 'token', most: 60, seconds: minutes(10) }],
  },
  {
    name: 'search-events',
    method: 'POST',
    path: /^\/api\/search-events\/?$/i,
    countsFailuresOnly: false,
    limits: [{ by: 'address', most: 240, seconds: minutes(1) }],
  },
  {
    name: 'landing-form',
    method: 'POST',
    path: /^\/api\/landing-submissions\/?$/i,
    countsFailuresOnly: false,
    limits: [{ by: 'address', most: 20, seconds: minutes(10) }],
  },
  {
    name: 'survey-answers',
    method: 'POST',
    path: /^\/api\/survey-(?:progress-)?responses\/?$/i,
    countsFailuresOnly: false,
    // An office answers from one address, and each keeps what it writes every half second at most.
    limits: [{ by: 'address', most: 600, seconds: minutes(5) }],
  },
  {
    name: 'registration',
    method: 'POST',
    path: /^\/api\/(?:distributor-registries|distributor-registry-drafts|document-validation|contact-us-registry)\/?$/i,
    countsFailuresOnly: false,
    limits: [{ by: 'address', most: 120, seconds: minutes(10) }],
  },
];

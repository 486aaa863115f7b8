import type { AppLoadContext } from '@remix-run/node';
import { apiClient, type ApiClient } from '../api/client.server';
import type { Currency } from '../api/contract';
import { PageSources } from '../api/page-sources.server';
import type { RequestArgs } from '../load-context';
import type { StoreConfig } from '../store-config';
import { isLocale, type Locale } from '../i18n/locale';
import { localeNamedIn } from '../lib/format/page-address';
import { cookieNames, readCookie } from './cookies';
import { issueCsrf, type CsrfToken } from './csrf.server';
import type { FreshSession } from './fresh-session.server';
import { readSession, type Session } from './session.server';

/** All that the loaders of one HTTP request share; made once per request. */
export interface StoreScope {
  readonly config: StoreConfig;
  readonly cookies: string | null;
  readonly locale: Locale;
  /** Chosen in this browser by a visitor. */
  readonly chosenCurrency: Currency | null;
  readonly session: Session | null;
  readonly api: ApiClient;
  /** The answers that the page is made of, as far as it was asked for. */
  readonly sources: PageSources;
  /** The page is kept for everybody, as long as its sources are as they were: none of them may be older than the page. */
  readonly isKept: boolean;
  /** The platform refused the session's token: from here on this request is a visitor's. */
  goOnAsVisitor(): void;
  csrf(): CsrfToken;
}

const scopes = new WeakMap<AppLoadContext, StoreScope>();

function isCurrency(value: unknown): value is Currency {
  return value === 'USD' || value === 'MXN';
}

function createScope({ request, context }: RequestArgs): StoreScope {
  const { config, clientAddress, requestId, fresh, sources = new PageSources() } = context;
  const cookies = request.headers.get('Cookie');
  const session = fresh === undefined ? readSession(cookies, config) : fresh.session;
  const localeCookie = readCookie(cookies, cookieNames.locale);
  const currencyCookie = readCookie(cookies, cookieNames.currency);
  const locale = localeNamedIn(request.url) ?? (isLocale(localeCookie) ? localeCookie : 'es');
  let csrf: CsrfToken | undefined;
  let jwt = session?.jwt ?? null;
  return {
    config,
    cookies,
    session,
    locale,
    chosenCurrency: isCurrency(currencyCookie) ? currencyCookie : null,
    api: apiClient({
      cmsUrl: config.cmsUrl,
      jwt: () => usable(jwt, fresh),
      clientAddress,
      locale,
      userAgent: request.headers.get('User-Agent') ?? undefined,
      requestId,
      sources,
    }),
    sources,
    isKept: context.sources !== undefined,
    goOnAsVisitor: () => {
      jwt = null;
    },
    csrf: () => (csrf ??= issueCsrf(cookies, config)),
  };
}

/** A token that could not be renewed for want of the platform is not sent: its refusal would look like the session's end. */
function usable(jwt: string | null, fresh: FreshSession | undefined): string | null {
  if (jwt !== null && fresh?.trouble) throw fresh.trouble;
  return jwt;
}

/** The scope of the request a loader or action is answering. */
export function storeScope(args: RequestArgs): StoreScope {
  const known = scopes.get(args.context);
  if (known) return known;
  const scope = createScope(args);
  scopes.set(args.context, scope);
  return scope;
}

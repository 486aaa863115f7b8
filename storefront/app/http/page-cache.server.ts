import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RESERVED_SLUGS } from '@mayorista/config/constants';
import type { Locale } from '../i18n/locale';
import { LOCALE_PARAM } from '../lib/format/page-address';
import { cookieNames, hasSessionCookie, readCookie } from '../session/cookies';
import { PageSources, type MadeOf } from '../api/page-sources.server';
import type { SourceCheck } from '../api/source-checks.server';
import { cachedPage, type CachedPage } from './cached-page.server';
import { keptPage, withPatience } from './kept-page.server';
import { inlineScriptHashes, pagePolicy, withoutNonce } from './security-headers.server';

interface Entry {
  readonly page: CachedPage;
  readonly renderedAt: number;
  /** Since when it is known to be as it would be made now. */
  readonly currentAt: number;
  readonly madeOf: MadeOf | null;
  refresh: Promise<unknown> | null;
  /** When the platform last failed to give a newer one; null while all is well. */
  failedAt: number | null;
}

export interface PageCacheOptions {
  /**
   * Renders the page for a visitor without session; its cookies hold at most locale and currency. Marks its scripts with `nonce`, and notes
   * what it is made of.
   */
  readonly render: (request: Request, nonce: string, sources: PageSources) => Promise<Response>;
  /** Asks whether what a page is made of is as it was. */
  readonly check: SourceCheck;
  readonly isHttps: boolean;
  readonly now?: () => number;
  readonly maxEntries?: number;
  readonly patienceMs?: number;
}

/** Younger: sent as it is. Older, up to the limit: sent while it is looked at whether it changed. Older still: looked at first. */
export const FRESH_MS = 2_000;
export const STALE_LIMIT_MS = 5_000;

/** A page is rendered anew after so long, although nothing that it is made of is another. */
export const RENDER_LIMIT_MS = 60_000;

/** While the platform is away the last page is sent up to this age, and says so. */
const KEPT_LIMIT_MS = 15 * 60_000;

/** So long after a failure nobody waits for the next one: the platform is asked again afterwards. */
export const RETRY_MS = 2_000;

/** How long a visitor waits for a platform that does not answer, where there is a kept page. */
const PATIENCE_MS = 5_000;

/** A listing of sixty cards has some 400 KB, written out and compressed. */
const MAX_BYTES = 128 * 1024 * 1024;

const CACHED_PATHS = /^\/(?:$|_root\.data$|(?:products|news)(?:\.data)?$|(?:products|categories)\/\d+(?:\.data)?$)/;

/** Pages that marketing composes have one part; which of them exist, only rendering tells. */
const LANDING_PATH = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.data)?$/;
const reserved: ReadonlySet<string> = new Set(RESERVED_SLUGS);

function isLanding(pathname: string, searchParams: URLSearchParams): boolean {
  const slug = LANDING_PATH.exec(pathname)?.[1];
  return slug !== undefined && !reserved.has(slug) && !searchParams.has('preview');
}

/**
 * The key of a page that may be cached whole: an anonymous GET of home, listing, product or landing.
 * Null for everything else, and always when a session cookie is present.
 */
export function pageKey(method: string, url: string, cookieHeader: string | null): string | null {
  // Two slashes would be read as another host.
  if (method !== 'GET' || url.startsWith('//')) return null;
  const { pathname, searchParams } = new URL(url, 'http://local.invalid');
  if (!CACHED_PATHS.test(pathname) && !isLanding(pathname, searchParams)) return null;
  if (hasSessionCookie(cookieHeader)) return null;
  // Its answer sets a cookie.
  if (searchParams.has(LOCALE_PARAM)) return null;
  searchParams.sort();
  const locale = readCookie(cookieHeader, cookieNames.locale) === 'en' ? 'en' : 'es';
  const currency = readCookie(cookieHeader, cookieNames.currency) === 'MXN' ? 'MXN' : 'USD';
  return [locale, currency, pathname, searchParams.toString()].join('|');
}

const localeOf = (key: string): Locale => (key.startsWith('en|') ? 'en' : 'es');

/** The request a shared page is rendered from: nothing of the visitor but language and currency. */
function sharedRequest(key: string, url: string): Request {
  const [locale, currency] = key.split('|');
  const cookie = `${cookieNames.locale}=${locale}; ${cookieNames.currency}=${currency}`;
  return new Request(url, { headers: { Cookie: cookie } });
}

/** The platform is away, or failed: no word on the page itself. */
class Trouble extends Error {
  constructor(readonly status: number) {
    super(`page answered ${status}`);
  }
}

interface Rendered {
  readonly response: Response;
  /** Known to this rendering alone, so that nothing it was given to show can carry it. */
  readonly nonce: string;
  readonly isHttps: boolean;
}

async function pageFrom({ response, nonce, isHttps }: Rendered): Promise<CachedPage | null> {
  if (response.status >= 500) throw new Trouble(response.status);
  if (response.status !== 200 || response.headers.has('Set-Cookie')) return null;
  const plain = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8';
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Encoding',
  };
  const remix = response.headers.get('X-Remix-Response');
  if (remix !== null) headers['X-Remix-Response'] = remix;
  if (!type.startsWith('text/html')) return cachedPage(headers, plain);
  const html = plain.toString('utf8');
  headers['Content-Security-Policy'] = pagePolicy(inlineScriptHashes(html, nonce), isHttps);
  return cachedPage(headers, Buffer.from(withoutNonce(html, nonce)));
}

/**
 * Returns a function that makes a page: the one kept where it would be rendered the same now, else a new one, which is kept. Null where it
 * may not be shared.
 */
function pageMaker({ render, check, isHttps, now = Date.now }: PageCacheOptions, entries: LRUCache<string, Entry>) {
  async function make(key: string, url: string): Promise<CachedPage | null> {
    const known = entries.get(key);
    if (known !== undefined && (await isCurrent(key, known))) return known.page;
    const nonce = randomBytes(16).toString('hex');
    const sources = new PageSources();
    const response = await render(sharedRequest(key, url), nonce, sources);
    const page = await pageFrom({ response, nonce, isHttps });
    const at = now();
    if (page === null) entries.delete(key);
    else
      entries.set(key, { page, renderedAt: at, currentAt: at, madeOf: sources.madeOf, refresh: null, failedAt: null });
    return page;
  }

  /** Tells whether a page would be rendered the same now; it counts as young then. */
  async function isCurrent(key: string, entry: Entry): Promise<boolean> {
    const { madeOf, renderedAt } = entry;
    if (madeOf === null || now() >= madeOf.until || now() - renderedAt >= RENDER_LIMIT_MS) return false;
    const currentAt = await check(madeOf.sources);
    if (currentAt === null) return false;
    entries.set(key, { ...entry, currentAt, refresh: null, failedAt: null });
    return true;
  }

  return make;
}

/**
 * Whole pages of anonymous visitors, in memory: bounded, least recently used first out, at most 5 s old; while the
 * platform is away the last ones, with a notice. A page is rendered anew only where what it is made of is another.
 * `find` answers null when the page may not be shared (a redirect, an error, a cookie): render it for that visitor then.
 */
export function pageCache(options: PageCacheOptions) {
  const { now = Date.now, maxEntries = 500, patienceMs = PATIENCE_MS } = options;
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => page.plain.length + page.gzipped.length + 1_000,
  });
  const making = new Map<string, Promise<CachedPage | null>>();
  const make = pageMaker(options, entries);

  /** Visitors who arrive together wait for one rendering. */
  function makeOnce(key: string, url: string): Promise<CachedPage | null> {
    const known = making.get(key);
    if (known) return known;
    const page = make(key, url).finally(() => making.delete(key));
    making.set(key, page);
    return page;
  }

  /** A page too old to be sent as it is: a new one, or with a notice the old one where none can be had. */
  async function renewed(key: string, url: string, entry: Entry): Promise<CachedPage | null> {
    const isTroubled = entry.failedAt !== null && (making.has(key) || now() - entry.failedAt < RETRY_MS);
    if (!isTroubled) {
      try {
        return await withPatience(makeOnce(key, url), patienceMs);
      } catch {
        entry.failedAt = now();
      }
    }
    return keptPage(entry.page, localeOf(key), now() - entry.currentAt);
  }

  async function made(key: string, url: string): Promise<CachedPage | null> {
    try {
      return await makeOnce(key, url);
    } catch (error) {
      // The error page is each visitor's own.
      if (error instanceof Trouble) return null;
      throw error;
    }
  }

  return {
    async find(key: string, url: string): Promise<CachedPage | null> {
      const entry = entries.get(key);
      const age = entry ? now() - entry.currentAt : Infinity;
      if (!entry || age > KEPT_LIMIT_MS) return made(key, url);
      if (age > STALE_LIMIT_MS) return renewed(key, url, entry);
      if (age > FRESH_MS) {
        // A refresh that fails leaves the page to its age.
        entry.refresh ??= makeOnce(key, url).catch(() => (entry.refresh = null));
      }
      return entry.page;
    },
    get size() {
      return entries.size;
    },
  };
}

import { LRUCache } from 'lru-cache';
import type { Source } from './page-sources.server';

const TIMEOUT_MS = 5_000;
/** An answer that several pages are made of is asked for once in so long. */
const CHECKED_MS = 1_000;
const MAX_SOURCES = 2_000;

/** Tells since when (ms) these answers are known to be the same; null where one of them is another, or the platform does not say. */
export type SourceCheck = (sources: readonly Source[]) => Promise<number | null>;

interface Checked {
  readonly at: number;
  readonly isSame: Promise<boolean>;
}

/** Asks the platform, as a visitor, whether answers are as they were: it sends none that is. */
export function sourceChecks(cmsUrl: string, now: () => number = Date.now): SourceCheck {
  const checked = new LRUCache<string, Checked>({ max: MAX_SOURCES });

  function check(source: Source): Checked {
    const { address, locale, tag } = source;
    const key = `${tag} ${locale} ${address}`;
    const known = checked.get(key);
    if (known !== undefined && now() - known.at < CHECKED_MS) return known;
    const one = { at: now(), isSame: isSame(cmsUrl, source) };
    checked.set(key, one);
    return one;
  }

  return async (sources) => {
    const all = sources.map(check);
    const same = await Promise.all(all.map(({ isSame: answer }) => answer));
    return same.every(Boolean) ? Math.min(...all.map(({ at }) => at)) : null;
  };
}

async function isSame(cmsUrl: string, { address, locale, tag }: Source): Promise<boolean> {
  try {
    // With an age of its own: `fetch` would have a condition answered as if nothing were kept.
    const headers = {
      Accept: 'application/json',
      'Accept-Language': locale,
      'If-None-Match': tag,
      'Cache-Control': 'max-age=0',
    };
    const response = await fetch(`${cmsUrl}/api/${address}`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.status === 304;
  } catch {
    // A platform that is away says nothing: the page is made anew, and meets it there.
    return false;
  }
}

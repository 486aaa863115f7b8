import type { Locale } from '../i18n/locale';
import type { StoreScope } from '../session/scope.server';
import type { Single } from './contract';
import { ApiError } from './errors';

const FRESH_MS = 2_000;

interface Known<Answer> {
  readonly answer: Answer;
  readonly at: number;
}

/**
 * Returns a function that reads an answer which is the same for everybody: kept a moment per language, and served old while the platform
 * is away (a page that is kept itself asks each time); `none` where it never answered. A page is better with what was, or without, than not at all.
 */
export function sharedAnswer<Answer>(path: string, none: Answer): (scope: StoreScope) => Promise<Answer> {
  const known = new Map<Locale, Known<Answer>>();
  return async ({ api, locale, isKept }) => {
    const last = known.get(locale);
    if (!isKept && last && Date.now() - last.at < FRESH_MS) return last.answer;
    try {
      const { data } = await api.get<Single<Answer>>(path, { locale });
      known.set(locale, { answer: data, at: Date.now() });
      return data;
    } catch (error) {
      // The page's own data decides whether there is an error to show.
      if (error instanceof ApiError) return last?.answer ?? none;
      throw error;
    }
  };
}

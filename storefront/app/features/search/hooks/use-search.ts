import { useEffect, useRef, useState } from 'react';
import { search, SearchTokenExpired } from '../search-client';
import type { SearchOption } from '../search.view';

export interface SearchState {
  readonly status: 'empty' | 'searching' | 'found' | 'failed' | 'expired';
  /** The term the options belong to. */
  readonly term: string;
  readonly options: readonly SearchOption[];
  readonly isNearest: boolean;
  readonly total: number;
}

const NOTHING = { options: [], isNearest: false, total: 0 };
const EMPTY: SearchState = { status: 'empty', term: '', ...NOTHING };

/** Searches as the person types. A newer term cancels the older one, so answers never arrive out of order. */
export function useSearch(typed: string, debounceMs: number): SearchState {
  const term = typed.trim();
  const [state, setState] = useState(EMPTY);
  const firstTerm = useRef<string | null>(null);

  useEffect(() => {
    if (term === '') {
      setState(EMPTY);
      return undefined;
    }
    const abort = new AbortController();
    setState((last) => ({ ...last, status: last.options.length > 0 ? 'found' : 'searching' }));
    const timer = setTimeout(() => {
      firstTerm.current ??= term;
      search({ term, firstTerm: firstTerm.current }, abort.signal)
        .then((found) => setState({ status: 'found', term, ...found }))
        .catch((error: unknown) => {
          if (abort.signal.aborted) return;
          setState({ status: error instanceof SearchTokenExpired ? 'expired' : 'failed', term, ...NOTHING });
        });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [term, debounceMs]);

  return state;
}

import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { preferencesCookie, readPreferences } from './preferences';
import { givenFilters, saidFilters, withFilters } from './url-filters';

interface Paged {
  readonly page: number;
}

interface View<F extends Paged> {
  /** Name of the cookie that stores the last filters; without it they are not stored. */
  readonly view?: string;
  readonly none: F;
  /** Parses filters from the address bar or the cookie; invalid values count as absent. */
  readonly read: (given: Readonly<Record<string, unknown>>) => F;
}

/** Returns a page's filters, stored as JSON in the address bar, and a function that changes some of them and goes back to page 1 unless the change names a page. */
export function useUrlFilters<F extends Paged>({
  view,
  none,
  read,
}: View<F>): readonly [F, (change: Partial<F>) => void] {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => {
    const given = givenFilters(params);
    return given === null ? none : read(given);
  }, [params, none, read]);

  useEffect(() => {
    if (view === undefined || givenFilters(params) !== null) return;
    const kept = readPreferences(view);
    if (typeof kept === 'object' && kept !== null)
      setParams((current) => withFilters(current, { ...read({ ...kept }), page: 1 }, none), { replace: true });
    // Only on arrival: later, an empty address means that the person took every filter away.
  }, []);

  const change = useCallback(
    (asked: Partial<F>) => {
      const given = givenFilters(params);
      const next = { ...(given === null ? none : read(given)), page: 1, ...asked };
      if (view !== undefined) document.cookie = preferencesCookie(view, saidFilters({ ...next, page: 1 }, none));
      // What is typed replaces the entry: going back leaves the list instead of erasing letters.
      setParams((current) => withFilters(current, next, none), { replace: 'search' in asked });
    },
    [params, setParams, none, read, view],
  );
  return [filters, change];
}

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type OrderFilters } from '../../orders/filters';

type Change = Partial<OrderFilters>;

/** The list's filters, kept in the address bar: a change of any of them goes back to the first page. */
export function useFilters(): readonly [OrderFilters, (change: Change) => void] {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = useCallback(
    (asked: Change) => {
      // What is typed replaces the entry: going back leaves the list instead of erasing letters.
      const replace = asked.search !== undefined;
      setParams((current) => writeFilters({ ...readFilters(current), page: 1, ...asked }), { replace });
    },
    [setParams],
  );
  return [filters, change];
}

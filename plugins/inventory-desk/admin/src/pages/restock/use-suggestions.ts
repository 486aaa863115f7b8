import { useRead } from '@mayorista/kernel/panel';
import type { Suggestion } from '../../restock/choice';

/** The suggestions of a filter, the most urgent first; a null path asks nothing. */
export function useSuggestions(path: string | null) {
  const { data, failure, reload } = useRead<readonly Suggestion[]>(path);
  return { rows: data, failure, reload };
}

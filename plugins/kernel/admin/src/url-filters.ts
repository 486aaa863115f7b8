type Plain = Readonly<Record<string, unknown>>;

const parameter = 'filters';

/** Parses the JSON in the address bar's `filters` (spec catalogue 2). Returns null when there is no such parameter, an empty object when it is not a JSON object. */
export function givenFilters(params: URLSearchParams): Plain | null {
  const text = params.get(parameter);
  if (text === null) return null;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Plain) : {};
  } catch {
    // Somebody typed over the address: as good as nothing.
    return {};
  }
}

/** Returns only the filters that differ from `none`, so that addresses stay short. */
export function saidFilters<F extends object>(filters: F, none: F): Partial<F> {
  const entries = Object.entries(filters).filter(([name, value]) => value !== (none as Plain)[name]);
  return Object.fromEntries(entries) as Partial<F>;
}

/** Returns a copy of the address's parameters with these filters; the others stay. */
export function withFilters<F extends object>(params: URLSearchParams, filters: F, none: F): URLSearchParams {
  const said = saidFilters(filters, none);
  const next = new URLSearchParams(params);
  if (Object.keys(said).length === 0) next.delete(parameter);
  else next.set(parameter, JSON.stringify(said));
  return next;
}

/** Builds the search part ('?filters=…') of a link to a page with these filters. */
export const filtersSearch = <F extends object>(filters: F, none: F): string =>
  `?${withFilters(new URLSearchParams(), filters, none).toString()}`;

/** Parses a text of the address bar: its first 120 characters; '' for anything else. */
export const textOf = (given: unknown): string => (typeof given === 'string' ? given.slice(0, 120) : '');

/** Parses an id or a page of the address bar: a whole number from 1 to below 2,000,000,000; null for anything else. */
export const wholeOf = (given: unknown): number | null =>
  typeof given === 'number' && Number.isSafeInteger(given) && given > 0 && given < 2_000_000_000 ? given : null;

/** Parses one of `choices`; null for anything else. */
export const choiceOf = <C extends string>(choices: readonly C[], given: unknown): C | null =>
  choices.find((choice) => choice === given) ?? null;

type Plain = Readonly<Record<string, unknown>>;

const parameter = 'filters';

/** What the address bar says in `filters`, as JSON (spec catalogue 2); null when it says nothing that can be read. */
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

/** Only what differs from no filters at all, so that addresses stay short. */
export function saidFilters<F extends object>(filters: F, none: F): Partial<F> {
  const entries = Object.entries(filters).filter(([name, value]) => value !== (none as Plain)[name]);
  return Object.fromEntries(entries) as Partial<F>;
}

/** The address bar with these filters; its other parameters stay. */
export function withFilters<F extends object>(params: URLSearchParams, filters: F, none: F): URLSearchParams {
  const said = saidFilters(filters, none);
  const next = new URLSearchParams(params);
  if (Object.keys(said).length === 0) next.delete(parameter);
  else next.set(parameter, JSON.stringify(said));
  return next;
}

/** A link to a page with these filters. */
export const filtersSearch = <F extends object>(filters: F, none: F): string =>
  `?${withFilters(new URLSearchParams(), filters, none).toString()}`;

/** A text of the address bar: '' when it is none, never longer than a search takes. */
export const textOf = (given: unknown): string => (typeof given === 'string' ? given.slice(0, 120) : '');

/** An id or a page of the address bar. */
export const wholeOf = (given: unknown): number | null =>
  typeof given === 'number' && Number.isSafeInteger(given) && given > 0 && given < 2_000_000_000 ? given : null;

/** One of some words; null for anything else. */
export const choiceOf = <C extends string>(choices: readonly C[], given: unknown): C | null =>
  choices.find((choice) => choice === given) ?? null;

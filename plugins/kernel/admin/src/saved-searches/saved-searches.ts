/** Saved searches of a list: name to the address's query string, without the page. */
export type SavedSearches = Readonly<Record<string, string>>;

const longestName = 60;
/** Longest encoded value in characters. Browsers keep some 4,000 in a cookie; its name and attributes need the rest. */
const mostCharacters = 3_600;

/** Returns the query string to save: filters, order, text and language without the page number. */
export function searchOf(address: string): string {
  const params = new URLSearchParams(address);
  params.delete('page');
  return [...params].map(([name, value]) => `${name}=${value.replace(/[%&]/g, encodeURIComponent)}`).join('&');
}

/** Builds the search part ('?…') of the link to a saved search. */
export function addressOf(search: string): string {
  const pairs = search.split('&').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return at < 0 ? [pair, ''] : [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
  });
  return `?${new URLSearchParams(search === '' ? [] : pairs).toString()}`;
}

/** Returns the searches with one more; one of the same name is replaced. */
export const withSearch = (saved: SavedSearches, name: string, address: string): SavedSearches => ({
  ...saved,
  [name.trim().slice(0, longestName)]: searchOf(address),
});

export const withoutSearch = (saved: SavedSearches, name: string): SavedSearches =>
  Object.fromEntries(Object.entries(saved).filter(([each]) => each !== name));

/** Returns whether the searches fit into one cookie. */
export const fits = (saved: SavedSearches): boolean =>
  encodeURIComponent(JSON.stringify(saved)).length <= mostCharacters;

/** Parses saved searches from a cookie's value; entries that are no text are left out. */
export function searchesIn(kept: unknown): SavedSearches {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

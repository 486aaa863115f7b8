/** Searches of a list that a person gave a name, by that name: what the address bar says of each, without its page. */
export type SavedSearches = Readonly<Record<string, string>>;

const longestName = 60;
/** Browsers keep some 4,000 characters in a cookie; its name and terms need the rest. */
const mostCharacters = 3_600;

/** What is kept of an address: filters, order, text and language; not the page that is open. */
export function searchOf(address: string): string {
  const params = new URLSearchParams(address);
  params.delete('page');
  return [...params].map(([name, value]) => `${name}=${value.replace(/[%&]/g, encodeURIComponent)}`).join('&');
}

/** The address of a kept search. */
export function addressOf(search: string): string {
  const pairs = search.split('&').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return at < 0 ? [pair, ''] : [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
  });
  return `?${new URLSearchParams(search === '' ? [] : pairs).toString()}`;
}

/** With one more search; one of the same name is replaced. */
export const withSearch = (saved: SavedSearches, name: string, address: string): SavedSearches => ({
  ...saved,
  [name.trim().slice(0, longestName)]: searchOf(address),
});

export const withoutSearch = (saved: SavedSearches, name: string): SavedSearches =>
  Object.fromEntries(Object.entries(saved).filter(([each]) => each !== name));

/** Whether a browser keeps them all. */
export const fits = (saved: SavedSearches): boolean =>
  encodeURIComponent(JSON.stringify(saved)).length <= mostCharacters;

/** What a cookie says, as far as it is searches. */
export function searchesIn(kept: unknown): SavedSearches {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** A product this browser has looked at: no price and no stock, which belong to a person. */
export interface Visited {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly image: string | null;
}

export const VISITED_KEY = 'mayorista.visited';
const MOST_KEPT = 12;

const isVisited = (value: unknown): value is Visited => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, url, image } = value as Record<string, unknown>;
  const isOwnPath = typeof url === 'string' && /^\/products\/\d+/.test(url);
  return (
    Number.isSafeInteger(id) && typeof name === 'string' && isOwnPath && (image === null || typeof image === 'string')
  );
};

/** What was kept, whatever became of it since. */
export function visitedFrom(json: string | null): Visited[] {
  try {
    const kept: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(kept) ? kept.filter(isVisited).slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

/** The list with a product in front, once. */
export const withVisit = (list: readonly Visited[], { id, name, url, image }: Visited): Visited[] =>
  [{ id, name, url, image }, ...list.filter((each) => each.id !== id)].slice(0, MOST_KEPT);

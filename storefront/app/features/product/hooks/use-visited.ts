import { useEffect, useState } from 'react';
import type { CardView } from '../../product-card';
import { VISITED_KEY, visitedFrom, withVisit, type Visited } from '../visited';

/** Products seen before this one, and the visit noted. A browser that keeps nothing has none. */
export function useVisited(card: CardView) {
  const [visited, setVisited] = useState<readonly Visited[]>([]);
  useEffect(() => {
    const known = read();
    setVisited(known.filter(({ id }) => id !== card.id));
    write(JSON.stringify(withVisit(known, card)));
  }, [card]);
  const forget = () => {
    write(null);
    setVisited([]);
  };
  return { visited, forget };
}

function read(): Visited[] {
  try {
    return visitedFrom(localStorage.getItem(VISITED_KEY));
  } catch {
    // Storage may be forbidden altogether.
    return [];
  }
}

function write(json: string | null): void {
  try {
    if (json === null) localStorage.removeItem(VISITED_KEY);
    else localStorage.setItem(VISITED_KEY, json);
  } catch {
    // ForbiddenError or full: then nothing is remembered.
  }
}

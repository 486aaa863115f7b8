import { useSyncExternalStore } from 'react';

/** Products chosen to be put side by side, kept in this browser alone. */
export const MOST_COMPARED = 4;

const KEY = 'mayorista.compared';
const none: readonly number[] = [];
const listeners = new Set<() => void>();
let known: { readonly json: string | null; readonly ids: readonly number[] } = { json: null, ids: none };

/** The ids of a kept list or of an address, each once, whatever became of it since. */
export function comparedIds(values: unknown): number[] {
  const list = Array.isArray(values) ? values.map(Number) : [];
  return [...new Set(list.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MOST_COMPARED);
}

function read(): readonly number[] {
  try {
    const json = localStorage.getItem(KEY);
    // The same list must be the same object, or every card would be drawn again.
    if (json !== known.json) known = { json, ids: comparedIds(JSON.parse(json ?? '[]')) };
  } catch {
    known = { json: null, ids: none };
  }
  return known.ids;
}

/** Chooses these; where nothing may be kept, nothing is compared. */
export function compareOnly(ids: readonly number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The chosen products; none on the server and while hydrating. */
export const useCompared = (): readonly number[] => useSyncExternalStore(subscribe, read, () => none);

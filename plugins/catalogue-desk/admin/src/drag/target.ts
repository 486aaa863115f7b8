import { createContext, useContext } from 'react';
import type { Zone } from './drop';

/** The row that what is dragged would be put at. */
export interface Target {
  readonly overId: string;
  readonly zone: Zone;
  readonly isRefused: boolean;
}

export const TargetContext = createContext<Target | null>(null);

/** The target, for the row that is it; null for all others. */
export function useTarget(id: string): Target | null {
  const target = useContext(TargetContext);
  return target?.overId === id ? target : null;
}

export const DraggedContext = createContext<string | null>(null);

/** What is being dragged; null while nothing is. */
export const useDragged = (): string | null => useContext(DraggedContext);

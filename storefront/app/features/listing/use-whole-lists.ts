import { useState } from 'react';

/** Which long lists of choices somebody had shown whole, by the name of their fields. */
export interface WholeLists {
  readonly has: (name: string) => boolean;
  readonly show: (name: string) => void;
}

/** Kept outside the form, which is made anew with each choice: a list that was opened stays open. */
export function useWholeLists(): WholeLists {
  const [names, setNames] = useState<readonly string[]>([]);
  return {
    has: (name) => names.includes(name),
    show: (name) => setNames((known) => [...known, name]),
  };
}

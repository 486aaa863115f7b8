import { useCallback, useState } from 'react';
import type { MegaMenu } from '../mega-menu.view';

let loading: Promise<MegaMenu | null> | null = null;

async function load(): Promise<MegaMenu | null> {
  const answer = await fetch('/mega-menu', { credentials: 'same-origin' });
  return answer.ok ? ((await answer.json()) as MegaMenu) : null;
}

/** The panels' content, asked for once per document, when somebody comes near the bar. */
export function useMegaMenu() {
  const [menu, setMenu] = useState<MegaMenu | null>(null);
  const prepare = useCallback(() => {
    // A failed load is tried again with the next approach; the links lead to the category pages meanwhile.
    loading ??= load().catch(() => null);
    void loading.then((loaded) => {
      if (loaded === null) loading = null;
      setMenu(loaded);
    });
  }, []);
  return { menu, prepare };
}

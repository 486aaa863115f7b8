import { toFailure } from '@mayorista/kernel/panel';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Category, Move } from '../../categories/category';
import { moveText } from '../../categories/moves';
import { moved, treeOf, type Tree } from '../../categories/tree';
import { useCategories } from '../../categories/use-categories';
import { pluginId } from '../../plugin-id';

export interface TreeState {
  readonly tree: Tree;
  readonly page: ReturnType<typeof useCategories>;
  /** What was moved last, for screen readers. */
  readonly said: string;
  readonly move: (move: Move) => void;
  readonly refuse: (text: string) => void;
}

/** The tree of categories. A move shows at once and is saved behind it, one after the other; what is refused goes back, saying why. */
export function useTree(): TreeState {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const page = useCategories();
  const [ahead, setAhead] = useState<readonly Category[] | null>(null);
  const [said, setSaid] = useState('');
  const waiting = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const shown = ahead ?? page.rows;
  const tree = useMemo(() => treeOf(shown ?? []), [shown]);

  const refuse = useCallback(
    (text: string) => {
      setSaid(text);
      toggleNotification({ type: 'warning', message: text });
    },
    [toggleNotification],
  );

  const settle = async (failed: string | null) => {
    waiting.current -= 1;
    if (failed !== null) toggleNotification({ type: 'danger', message: failed });
    if (waiting.current > 0) return;
    await page.reload();
    setAhead(null);
    if (failed === null) toggleNotification({ type: 'success', message: 'La categoría se ha movido' });
  };

  const move = (asked: Move) => {
    setAhead(moved(tree, asked));
    setSaid(moveText(tree, asked));
    waiting.current += 1;
    const body = { parent_category_id: asked.parentId, index: asked.index };
    queue.current = queue.current
      .then(() => put(`/${pluginId}/category-places/${asked.id}`, body))
      .then(
        () => settle(null),
        (error: unknown) => settle(toFailure(error).text),
      );
  };

  return { tree, page, said, move, refuse };
}

import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { ListStatus, SearchField, useMutation, useMay, useUrlFilters } from '@mayorista/kernel/panel';
import { textOf } from '@mayorista/kernel/panel/filters';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useMemo, useState } from 'react';
import type { Category } from '../../categories/category';
import { foundBy, rowsOf } from '../../categories/rows';
import { readsCategories, writesCategories } from '../../permissions';
import { pluginId } from '../../plugin-id';
import { CatalogueTabs } from '../CatalogueTabs';
import type { LineAction } from './LineMenu';
import { TreeBoard } from './TreeBoard';
import { TreeDialogs, type Asked } from './TreeDialogs';
import { useOpen } from './use-open';
import { useTree } from './use-tree';

/** 'Árbol de categorías': what hangs below what, moved with the pointer or the keyboard. */
export const CategoryTreePage = () => (
  <Page.Protect permissions={readsCategories}>
    <CategoryTree />
  </Page.Protect>
);

const none = { search: '', page: 1 };
const read = ({ search }: Readonly<Record<string, unknown>>) => ({ search: textOf(search), page: 1 });
const hint =
  'Arrastra del asa para mover. Con el teclado: flechas para recorrer y abrir; Alt + flechas, o las flechas sobre el asa, para mover.';

function CategoryTree() {
  const state = useTree();
  const mayWrite = useMay(writesCategories);
  const [{ search }, narrow] = useUrlFilters({ view: 'arbol-de-categorias', none, read });
  const found = useMemo(() => foundBy(state.tree, search), [state.tree, search]);
  const open = useOpen(state.tree, found);
  const rows = useMemo(() => rowsOf(state.tree, open.ids, found?.shown), [state.tree, open.ids, found]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const onSearch = useCallback((text: string) => narrow({ search: text }), [narrow]);
  const toggle = useToggle(state.page.reload);

  const onAction = (action: LineAction, category: Category) => {
    if (action === 'toggle') void toggle(category);
    else if (action === 'add') setAsked({ kind: 'add', parentId: category.id });
    else setAsked({ kind: action, category });
  };

  return (
    <Page.Main>
      <Page.Title>Árbol de categorías</Page.Title>
      <Layouts.Header
        title="Árbol de categorías"
        subtitle={hint}
        primaryAction={
          mayWrite ? (
            <Button startIcon={<Plus />} onClick={() => setAsked({ kind: 'add', parentId: null })}>
              Nueva categoría
            </Button>
          ) : undefined
        }
      />
      <CatalogueTabs />
      <Layouts.Action
        startActions={
          <Flex gap={2} wrap="wrap">
            <Box width="32rem" maxWidth="100%">
              <SearchField
                value={search}
                label="Buscar categorías"
                placeholder="Nombre o abreviatura"
                onSearch={onSearch}
              />
            </Box>
            <Button variant="tertiary" size="S" onClick={open.all} disabled={found !== null}>
              Abrir todo
            </Button>
            <Button variant="tertiary" size="S" onClick={open.none} disabled={found !== null}>
              Cerrar todo
            </Button>
            {found !== null && <Count count={found.matches.size} />}
          </Flex>
        }
      />
      <Layouts.Content>
        <ListStatus state={state.page} empty="Todavía no hay categorías" />
        {rows.length > 0 && (
          <TreeBoard state={state} rows={rows} open={open} found={found} mayWrite={mayWrite} onAction={onAction} />
        )}
      </Layouts.Content>
      <TreeDialogs
        asked={asked}
        state={state}
        onAdded={(parentId) => parentId !== null && open.set(parentId, true)}
        onClose={() => setAsked(null)}
      />
    </Page.Main>
  );
}

const Count = ({ count }: { readonly count: number }) => (
  <Typography variant="pi" textColor="neutral600" role="status">
    {count === 0
      ? 'Ninguna categoría coincide'
      : count === 1
        ? '1 categoría coincide'
        : `${count} categorías coinciden`}
  </Typography>
);

/** Activates or deactivates a category. */
function useToggle(reload: () => Promise<void>) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const act = useMutation();
  return async ({ id, activate_desactivate: isActive }: Category) => {
    const wanted = isActive === false;
    const failure = await act(
      () => put(`/${pluginId}/categories/${id}`, { activate_desactivate: wanted }),
      'La categoría se ha actualizado',
    );
    if (failure === null) await reload();
    else toggleNotification({ type: 'danger', message: failure.text });
  };
}

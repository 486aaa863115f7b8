import { Box, Button, EmptyStateLayout, Flex } from '@strapi/design-system';
import { LeaveGuard, ListStatus, useMay } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { childrenOf, treeOf, type Tree } from '../../categories/tree';
import { useCategories } from '../../categories/use-categories';
import { CategoryPicker } from '../../components/CategoryPicker';
import { readsStoreItems, writesStoreItems } from '../../permissions';
import { CatalogueTabs } from '../CatalogueTabs';
import { StoreItems } from './StoreItems';
import { useStoreOrder, type StoreOrder } from './use-store-order';

/** 'Orden de la tienda': which categories are the store's divisions, and in which order. */
export const StoreOrderPage = () => (
  <Page.Protect permissions={readsStoreItems}>
    <StoreOrderView />
  </Page.Protect>
);

function StoreOrderView() {
  const order = useStoreOrder();
  const { rows } = useCategories();
  const tree = useMemo(() => treeOf(rows ?? []), [rows]);
  const mayWrite = useMay(writesStoreItems);
  const { page, items, isDirty } = order;
  const ids = new Set(items.map(({ category_id: id }) => id));

  return (
    <Page.Main>
      <Page.Title>Orden de la tienda</Page.Title>
      <LeaveGuard isDirty={isDirty} />
      <Layouts.Header
        title="Orden de la tienda"
        subtitle="Las divisiones del menú de la tienda, de la primera a la última"
        primaryAction={mayWrite && items.length > 0 ? <SaveButtons order={order} /> : undefined}
      />
      <CatalogueTabs />
      {mayWrite && items.length > 0 && (
        <Layouts.Action
          startActions={
            <Box width="40rem" maxWidth="100%">
              <CategoryPicker
                key={items.length}
                tree={tree}
                value={null}
                label="Agregar una categoría a la tienda"
                placeholder="Agregar una categoría a la tienda"
                without={(id) => ids.has(id)}
                onChange={(id) => id !== null && void order.add(id)}
              />
            </Box>
          }
        />
      )}
      <Layouts.Content>
        {page.rows?.length === 0 ? (
          <NoItems tree={tree} mayWrite={mayWrite} order={order} />
        ) : (
          <ListStatus state={page} empty="" />
        )}
        {items.length > 0 && <StoreItems order={order} tree={tree} mayWrite={mayWrite} />}
      </Layouts.Content>
    </Page.Main>
  );
}

const SaveButtons = ({ order: { isDirty, isBusy, save, discard } }: { readonly order: StoreOrder }) => (
  <Flex gap={2}>
    {isDirty && (
      <Button variant="tertiary" disabled={isBusy} onClick={discard}>
        Descartar
      </Button>
    )}
    <Button disabled={!isDirty} loading={isBusy && isDirty} onClick={() => void save()}>
      Guardar orden
    </Button>
  </Flex>
);

interface NoItemsProps {
  readonly tree: Tree;
  readonly mayWrite: boolean;
  readonly order: StoreOrder;
}

/** As long as nobody chose, the store shows the roots of the tree: a good beginning. */
function NoItems({ tree, mayWrite, order: { begin, isBusy } }: NoItemsProps) {
  const roots = childrenOf(tree, null).filter(({ activate_desactivate: isActive }) => isActive !== false);
  return (
    <EmptyStateLayout
      content="La tienda muestra las categorías principales, en el orden del árbol. Elige aquí otras, o ponlas en otro orden."
      action={
        mayWrite && roots.length > 0 ? (
          <Button variant="secondary" loading={isBusy} onClick={() => void begin(roots.map(({ id }) => id))}>
            {`Empezar con las ${roots.length} categorías principales`}
          </Button>
        ) : undefined
      }
    />
  );
}

import { Badge, Flex, IconButton, Typography } from '@strapi/design-system';
import { Eye, EyeStriked, Trash } from '@strapi/icons';
import { RecordLink } from '@mayorista/kernel/panel';
import { fullName, type Tree } from '../../categories/tree';
import { OrderedList } from '../../drag/OrderedList';
import { uids } from '../../uids';
import type { StoreItem } from './store-item';
import type { StoreOrder } from './use-store-order';

interface Props {
  readonly order: StoreOrder;
  readonly tree: Tree;
  readonly mayWrite: boolean;
}

const keyOf = ({ id }: StoreItem): string => String(id);

/** The divisions, one below the other. */
export const StoreItems = ({ order, tree, mayWrite }: Props) => (
  <OrderedList
    label="Divisiones de la tienda"
    items={order.items}
    keyOf={keyOf}
    nameOf={({ name }) => name}
    isMovable={mayWrite}
    onArrange={order.arrange}
    line={(item) => (
      <>
        <Flex flex="1" direction="column" alignItems="flex-start" minWidth={0}>
          <RecordLink uid={uids.category} id={item.category_id}>
            {item.name}
          </RecordLink>
          <Way tree={tree} item={item} />
        </Flex>
        {!item.is_active && <Badge>Oculta</Badge>}
        {mayWrite && <Actions item={item} order={order} />}
      </>
    )}
  />
);

/** Where it is in the tree, unless it is a root. */
function Way({ tree, item: { category_id: id, name } }: { readonly tree: Tree; readonly item: StoreItem }) {
  const way = tree.byId.has(id) ? fullName(tree, id) : name;
  return way === name ? null : (
    <Typography variant="pi" textColor="neutral600">
      {way}
    </Typography>
  );
}

function Actions({ item, order: { isBusy, show, remove } }: { readonly item: StoreItem; readonly order: StoreOrder }) {
  return (
    <Flex gap={1}>
      <IconButton
        variant="ghost"
        disabled={isBusy}
        label={item.is_active ? `Ocultar ${item.name} en la tienda` : `Mostrar ${item.name} en la tienda`}
        onClick={() => void show(item, !item.is_active)}
      >
        {item.is_active ? <Eye /> : <EyeStriked />}
      </IconButton>
      <IconButton
        variant="ghost"
        disabled={isBusy}
        label={`Quitar ${item.name} de la tienda`}
        onClick={() => void remove(item)}
      >
        <Trash />
      </IconButton>
    </Flex>
  );
}

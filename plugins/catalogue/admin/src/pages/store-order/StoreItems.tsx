import { Badge, Box, Flex, IconButton, Typography, VisuallyHidden } from '@strapi/design-system';
import { Eye, EyeStriked, Trash } from '@strapi/icons';
import { RecordLink } from '@mayorista/kernel/panel';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fullName, type Tree } from '../../categories/tree';
import { DragBoard } from '../../drag/DragBoard';
import { reordered, shifted } from '../../drag/drop';
import { Handle } from '../../drag/Handle';
import { Row } from '../../drag/Row';
import { uids } from '../../uids';
import type { StoreItem } from './store-item';
import type { StoreOrder } from './use-store-order';

interface Props {
  readonly order: StoreOrder;
  readonly tree: Tree;
  readonly mayWrite: boolean;
}

const keyOf = ({ id }: StoreItem): string => String(id);

/** The divisions, one below the other: dragged by their handles, moved with the arrows on them. */
export function StoreItems({ order, tree, mayWrite }: Props) {
  const { items, arrange } = order;
  const board = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const wanted = focusNext.current;
    focusNext.current = null;
    if (wanted !== null) board.current?.querySelector<HTMLElement>(`[data-handle="${wanted}"]`)?.focus();
  });

  const step = (item: StoreItem, at: number, by: 1 | -1) => {
    const next = shifted(items, at, by);
    if (next === items) return;
    focusNext.current = keyOf(item);
    setSaid(`${item.name}: lugar ${at + by + 1} de ${items.length}`);
    arrange(next);
  };

  return (
    <DragBoard
      labelOf={(id) => items.find((item) => keyOf(item) === id)?.name ?? ''}
      onDrop={(drop) => arrange(reordered(items, drop, keyOf))}
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Box
        tag="ol"
        ref={board}
        aria-label="Divisiones de la tienda"
        background="neutral0"
        hasRadius
        shadow="tableShadow"
      >
        {items.map((item, at) => (
          <Box
            tag="li"
            key={item.id}
            borderWidth={at === 0 ? '0' : '1px 0 0 0'}
            borderStyle="solid"
            borderColor="neutral150"
          >
            <Line id={keyOf(item)} isMovable={mayWrite}>
              <Handle
                name={keyOf(item)}
                label={`Mover ${item.name}`}
                onArrow={(arrow) =>
                  arrow === 'ArrowUp' ? step(item, at, -1) : arrow === 'ArrowDown' && step(item, at, 1)
                }
              />
              <Typography textColor="neutral600" minWidth="2.4rem" textAlign="right">
                {at + 1}
              </Typography>
              <Flex flex="1" direction="column" alignItems="flex-start" minWidth={0}>
                <RecordLink uid={uids.category} id={item.category_id}>
                  {item.name}
                </RecordLink>
                <Way tree={tree} item={item} />
              </Flex>
              {!item.is_active && <Badge>Oculta</Badge>}
              {mayWrite && <Actions item={item} order={order} />}
            </Line>
          </Box>
        ))}
      </Box>
    </DragBoard>
  );
}

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

const Line = styled(Row)`
  gap: ${({ theme }) => theme.spaces[2]};
  min-height: 5.6rem;
  padding: ${({ theme }) => theme.spaces[2]} ${({ theme }) => theme.spaces[3]};
`;

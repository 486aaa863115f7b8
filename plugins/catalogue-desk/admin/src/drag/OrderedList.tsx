import { Box, Typography, VisuallyHidden } from '@strapi/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DragBoard } from './DragBoard';
import { reordered, shifted } from './drop';
import { Handle } from './Handle';
import { Row } from './Row';

interface Props<Item> {
  /** What the list holds, for screen readers: 'Divisiones de la tienda'. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly isMovable: boolean;
  readonly onArrange: (items: readonly Item[]) => void;
  /** What stands in an item's line, after its handle and its place. */
  readonly line: (item: Item, at: number) => ReactNode;
  /** What stands below an item's line. */
  readonly below?: (item: Item, at: number) => ReactNode;
}

/** Things in an order that people give them: dragged by their handles, moved with the arrows on them. */
export function OrderedList<Item>(props: Props<Item>) {
  const { label, items, keyOf, nameOf, isMovable, onArrange, line, below } = props;
  const { board, said, step } = useSteps(props);
  return (
    <DragBoard
      labelOf={(id) => items.filter((item) => keyOf(item) === id).map(nameOf)[0] ?? ''}
      onDrop={(drop) => {
        const next = reordered(items, drop, keyOf);
        if (next !== items) onArrange(next);
      }}
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Box tag="ol" ref={board} aria-label={label} background="neutral0" hasRadius shadow="tableShadow">
        {items.map((item, at) => (
          <Box
            tag="li"
            key={keyOf(item)}
            borderWidth={at === 0 ? '0' : '1px 0 0 0'}
            borderStyle="solid"
            borderColor="neutral150"
          >
            <Line id={keyOf(item)} isMovable={isMovable}>
              <Handle
                name={keyOf(item)}
                label={`Mover ${nameOf(item)}`}
                onArrow={(arrow) =>
                  arrow === 'ArrowUp' ? step(item, at, -1) : arrow === 'ArrowDown' && step(item, at, 1)
                }
              />
              <Typography textColor="neutral600" minWidth="2.4rem" textAlign="right">
                {at + 1}
              </Typography>
              {line(item, at)}
            </Line>
            {below?.(item, at)}
          </Box>
        ))}
      </Box>
    </DragBoard>
  );
}

/** Moves an item by the keyboard: its handle keeps the focus, and its new place is said. */
function useSteps<Item>({ items, keyOf, nameOf, onArrange }: Props<Item>) {
  const board = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const wanted = focusNext.current;
    focusNext.current = null;
    if (wanted !== null) board.current?.querySelector<HTMLElement>(`[data-handle="${wanted}"]`)?.focus();
  });
  const step = (item: Item, at: number, by: 1 | -1) => {
    const next = shifted(items, at, by);
    if (next === items) return;
    focusNext.current = keyOf(item);
    setSaid(`${nameOf(item)}: lugar ${at + by + 1} de ${items.length}`);
    onArrange(next);
  };
  return { board, said, step };
}

const Line = styled(Row)`
  gap: ${({ theme }) => theme.spaces[2]};
  min-height: 5.6rem;
  padding: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[3]}`};
`;

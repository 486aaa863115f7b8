import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Flex } from '@strapi/design-system';
import { createContext, useCallback, useContext, type HTMLAttributes, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTarget } from './target';

type Handle = Pick<ReturnType<typeof useDraggable>, 'setActivatorNodeRef' | 'listeners'>;
const HandleContext = createContext<Handle | null>(null);

/** What a row's handle needs; null where rows cannot be moved. */
export const useHandle = (): Handle | null => useContext(HandleContext);

interface Props extends HTMLAttributes<HTMLDivElement> {
  readonly id: string;
  readonly isMovable: boolean;
  /** How deep the line that shows where it would be put begins. */
  readonly indent?: string;
  readonly children: ReactNode;
}

/** A row that can be dragged by its handle, and shows where what is dragged over it would be put. */
export function Row({ id, isMovable, indent = '0px', children, ...attributes }: Props) {
  const target = useTarget(id);
  const {
    setNodeRef: setDraggable,
    setActivatorNodeRef,
    listeners,
    isDragging,
  } = useDraggable({
    id,
    disabled: !isMovable,
  });
  const { setNodeRef: setDroppable } = useDroppable({ id, disabled: !isMovable });
  const setNode = useCallback(
    (node: HTMLElement | null) => {
      setDraggable(node);
      setDroppable(node);
    },
    [setDraggable, setDroppable],
  );

  return (
    <HandleContext.Provider value={isMovable ? { setActivatorNodeRef, listeners } : null}>
      <Line
        {...attributes}
        ref={setNode}
        $indent={indent}
        $isDragged={isDragging}
        data-zone={target?.zone}
        data-refused={target?.isRefused === true ? '' : undefined}
      >
        {children}
      </Line>
    </HandleContext.Provider>
  );
}

const Line = styled(Flex)<{ $indent: string; $isDragged: boolean }>`
  position: relative;
  opacity: ${({ $isDragged }) => ($isDragged ? 0.4 : 1)};

  &[data-zone='inside'] {
    background: ${({ theme }) => theme.colors.primary100};
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.colors.primary600};
  }

  &[data-zone='inside'][data-refused] {
    background: ${({ theme }) => theme.colors.danger100};
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.colors.danger600};
  }

  &[data-zone='before']::after,
  &[data-zone='after']::after {
    content: '';
    position: absolute;
    z-index: 1;
    left: ${({ $indent }) => $indent};
    right: 0;
    height: 3px;
    border-radius: 2px;
    background: ${({ theme }) => theme.colors.primary600};
  }

  &[data-zone='before']::after {
    top: -2px;
  }

  &[data-zone='after']::after {
    bottom: -2px;
  }

  &[data-refused]::after {
    background: ${({ theme }) => theme.colors.danger600} !important;
  }
`;

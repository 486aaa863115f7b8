import { Drag } from '@strapi/icons';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useHandle } from './Row';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const arrows: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies Arrow[];

interface Props {
  /** Names it in the document, so that it can be given the focus again. */
  readonly name: string;
  /** What it moves: 'Mover Cámaras'. */
  readonly label: string;
  readonly onArrow: (arrow: Arrow) => void;
  readonly tabIndex?: number;
}

/** Grip of a row: dragged with the pointer, moved with the arrows when it has the focus. */
export function Handle({ name, label, onArrow, tabIndex }: Props) {
  const handle = useHandle();
  if (handle === null) return null;
  const press = (event: KeyboardEvent) => {
    if (!arrows.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onArrow(event.key as Arrow);
  };
  return (
    <Grip
      type="button"
      ref={handle.setActivatorNodeRef}
      {...handle.listeners}
      data-handle={name}
      aria-label={label}
      title="Arrastra para mover, o usa las flechas del teclado"
      tabIndex={tabIndex}
      onKeyDown={press}
    >
      <Drag aria-hidden />
    </Grip>
  );
}

const Grip = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 3.2rem;
  height: 3.2rem;
  border: 0;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: transparent;
  color: ${({ theme }) => theme.colors.neutral500};
  cursor: grab;
  touch-action: none;

  &:hover {
    background: ${({ theme }) => theme.colors.neutral150};
    color: ${({ theme }) => theme.colors.neutral800};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;

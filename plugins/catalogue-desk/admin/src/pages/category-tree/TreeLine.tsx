import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import { ChevronDown, ChevronRight } from '@strapi/icons';
import { formatNumber, RecordLink } from '@mayorista/kernel/panel';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { Category } from '../../categories/category';
import type { Direction } from '../../categories/moves';
import type { TreeRow } from '../../categories/rows';
import { Handle } from '../../drag/Handle';
import { Row } from '../../drag/Row';
import { uids } from '../../uids';
import { directionOf } from './keys';
import { LineMenu, type LineAction } from './LineMenu';

interface Props {
  readonly row: TreeRow;
  /** Whether the tree is entered here with the tabulator. */
  readonly isCurrent: boolean;
  readonly isMatch: boolean;
  readonly mayWrite: boolean;
  readonly onOpen: (id: number, isOpen: boolean) => void;
  readonly onFocus: (id: number) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onStep: (direction: Direction) => void;
  readonly onAction: (action: LineAction, category: Category) => void;
}

const stepRem = 2.4;

/** A category: what hangs below it, its name, and what can be done with it. */
export function TreeLine(props: Props) {
  const { row, isCurrent, isMatch, mayWrite, onOpen, onFocus, onKey, onStep, onAction } = props;
  const { category, level, children, isOpen } = row;
  const indent = `${(level - 1) * stepRem}rem`;
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <Line
      id={String(category.id)}
      isMovable={mayWrite}
      indent={indent}
      role="treeitem"
      tabIndex={tabIndex}
      data-category={category.id}
      aria-label={category.name}
      aria-level={level}
      aria-posinset={row.place}
      aria-setsize={row.brothers}
      aria-expanded={children > 0 ? isOpen : undefined}
      aria-selected={isCurrent}
      onFocus={() => onFocus(category.id)}
      onKeyDown={onKey}
    >
      <Box width={indent} style={{ flex: 'none' }} />
      <Caret row={row} onOpen={onOpen} />
      <Handle
        name={String(category.id)}
        label={`Mover ${category.name}`}
        tabIndex={tabIndex}
        onArrow={(arrow) => onStep(directionOf(arrow))}
      />
      <Flex gap={2} wrap="wrap" flex="1" minWidth={0}>
        <Name $isMatch={isMatch}>
          <RecordLink uid={uids.category} id={category.id}>
            {category.name}
          </RecordLink>
        </Name>
        {category.abbreviation !== null && (
          <Typography variant="pi" textColor="neutral600">
            {category.abbreviation}
          </Typography>
        )}
        {category.activate_desactivate === false && <Badge>Inactiva</Badge>}
        {category.datasheet_id !== null && <Badge variant="secondary">Con ficha técnica</Badge>}
      </Flex>
      {children > 0 && (
        <Typography variant="pi" textColor="neutral600">
          {formatNumber(children)}
          <Wide> {children === 1 ? 'subcategoría' : 'subcategorías'}</Wide>
        </Typography>
      )}
      {mayWrite && <LineMenu category={category} onAction={onAction} />}
    </Line>
  );
}

function Caret({ row: { category, children, isOpen }, onOpen }: Pick<Props, 'row' | 'onOpen'>) {
  if (children === 0) return <Box width="3.2rem" style={{ flex: 'none' }} />;
  return (
    // The arrows of the tree open and close for whoever uses the keyboard.
    <Toggle
      type="button"
      tabIndex={-1}
      aria-label={`${isOpen ? 'Cerrar' : 'Abrir'} ${category.name}`}
      onClick={() => onOpen(category.id, !isOpen)}
    >
      {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
    </Toggle>
  );
}

const Line = styled(Row)`
  gap: ${({ theme }) => theme.spaces[1]};
  align-items: center;
  min-height: 4.4rem;
  padding: 0 ${({ theme }) => theme.spaces[3]};

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;

const Toggle = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 3.2rem;
  height: 3.2rem;
  border: 0;
  background: transparent;
  color: ${({ theme }) => theme.colors.neutral600};
  cursor: pointer;
`;

const Name = styled.span<{ $isMatch: boolean }>`
  padding: 0 ${({ theme }) => theme.spaces[1]};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme, $isMatch }) => ($isMatch ? theme.colors.warning100 : 'transparent')};
`;

const Wide = styled.span`
  @media (max-width: 768px) {
    display: none;
  }
`;

import { Flex, Th, Typography } from '@strapi/design-system';
import { CaretDown, CaretUp } from '@strapi/icons';
import { styled } from 'styled-components';
import type { ListFilters } from './list-query';
import type { ListColumn } from './list-columns';

interface Props {
  readonly column: ListColumn;
  readonly filters: ListFilters;
  readonly onChange: (change: Partial<ListFilters>) => void;
}

/** Renders a column's heading; one that can be ordered by is a button: ascending, descending, then the list's own order again. */
export function OrderHeading({ column: { label, order, isNumeric }, filters, onChange }: Props) {
  const isOrdered = order !== null && filters.order === order;
  const { direction } = filters;
  const next = (): Partial<ListFilters> => {
    if (!isOrdered) return { order: order ?? '', direction: 'asc' };
    return direction === 'asc' ? { order, direction: 'desc' } : { order: '', direction: 'asc' };
  };
  const text = <Typography variant="sigma">{label}</Typography>;
  const sorted = direction === 'asc' ? 'ascending' : 'descending';
  return (
    <Th aria-sort={isOrdered ? sorted : undefined}>
      <Flex justifyContent={isNumeric ? 'flex-end' : 'flex-start'} width="100%">
        {order === null ? (
          text
        ) : (
          <Plain type="button" aria-label={`Ordenar por ${label}`} onClick={() => onChange(next())}>
            {text}
            {isOrdered && (direction === 'asc' ? <CaretUp aria-hidden /> : <CaretDown aria-hidden />)}
          </Plain>
        )}
      </Flex>
    </Th>
  );
}

const Plain = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  cursor: pointer;
  color: inherit;
  background: none;
  border: 0;
  padding: ${({ theme }) => `${theme.spaces[1]} 0`};

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }

  svg {
    width: 1rem;
    height: 1rem;
  }
`;

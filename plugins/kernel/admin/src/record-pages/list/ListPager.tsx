import { Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Pager } from '../../reading/Pager';
import type { Pagination } from '../../reading/use-page';
import { pageSizes, type ListFilters } from './list-query';

interface Props {
  readonly pagination: Pagination;
  readonly pageSize: number;
  readonly onChange: (change: Partial<ListFilters>) => void;
}

/** Renders the pages of a list and how many records are on each. */
export const ListPager = ({ pagination, pageSize, onChange }: Props) => (
  <Flex direction="column" alignItems="stretch" gap={2}>
    <Pager pagination={pagination} onPage={(page) => onChange({ page })} />
    {pagination.total > pageSizes[0] && (
      <Flex justifyContent="flex-end">
        <SingleSelect
          size="S"
          aria-label="Registros por página"
          value={String(pageSize)}
          onChange={(size) => onChange({ per_page: Number(size) })}
        >
          {pageSizes.map((size) => (
            <SingleSelectOption key={size} value={String(size)}>
              {`${size} por página`}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Flex>
    )}
  </Flex>
);

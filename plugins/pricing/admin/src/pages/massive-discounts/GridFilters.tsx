import { Box, Button, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { formatNumber, RecordPicker, SearchField } from '@mayorista/kernel/panel';
import { useCallback } from 'react';
import type { ItemOf } from '@mayorista/config/answers';
import { noFilters, pageSizes, type GridFilters as Filters } from './filters';

interface Props {
  readonly filters: Filters;
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly onChange: (change: Partial<Filters>) => void;
}

const nameOf = ({ name }: { readonly name: string }): string => name;

/** What the grid shows, and how far a saving is. */
export function GridFilters({ filters, progress, onChange }: Props) {
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  const isNarrowed = filters.search !== '' || filters.brandId !== null || filters.categoryId !== null;
  return (
    <Flex gap={2} wrap="wrap" alignItems="center">
      <Box width="30rem" maxWidth="100%">
        <SearchField
          value={filters.search}
          label="Buscar productos"
          placeholder="Nombre, modelo o SKU"
          onSearch={search}
        />
      </Box>
      <Box width="20rem" maxWidth="100%">
        <RecordPicker<ItemOf<'GET /brands'>>
          path="/catalogue/brands"
          label="Marca"
          placeholder="Todas las marcas"
          value={filters.brandId}
          nameOf={nameOf}
          onChange={(brandId) => onChange({ brandId })}
        />
      </Box>
      <Box width="24rem" maxWidth="100%">
        <RecordPicker<ItemOf<'GET /categories'>>
          path="/catalogue/categories"
          label="Categoría"
          placeholder="Todas las categorías"
          value={filters.categoryId}
          nameOf={nameOf}
          onChange={(categoryId) => onChange({ categoryId })}
        />
      </Box>
      <Box width="18rem" maxWidth="100%">
        <SingleSelect
          size="S"
          aria-label="Productos por página"
          value={String(filters.perPage)}
          onChange={(size) => onChange({ perPage: Number(size) })}
        >
          {pageSizes.map((size) => (
            <SingleSelectOption key={size} value={String(size)}>
              {`${size} por página`}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Box>
      {isNarrowed && (
        <Button variant="ghost" size="S" onClick={() => onChange({ ...noFilters, perPage: filters.perPage })}>
          Quitar filtros
        </Button>
      )}
      {progress !== null && (
        <Typography variant="pi" textColor="neutral600" role="status">
          {`Guardando ${formatNumber(progress.done)} de ${formatNumber(progress.total)} productos…`}
        </Typography>
      )}
    </Flex>
  );
}

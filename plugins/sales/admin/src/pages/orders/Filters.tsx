import { Box, Button, Flex, SingleSelect, SingleSelectOption, Tag } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { SearchField } from '@mayorista/kernel/panel';
import { useCallback } from 'react';
import { isOrderStatus, orderStatuses, orderStatusLabels, type OrderStatus } from '../../../../order.states';
import { isNarrowed, noFilters, type OrderFilters } from '../../orders/filters';

interface Props {
  readonly filters: OrderFilters;
  readonly companyName: string | null;
  readonly onChange: (change: Partial<OrderFilters>) => void;
}

const all = 'all';

const statusOf = (value: string): OrderStatus | null => (isOrderStatus(value) ? value : null);

/** What the list is narrowed by, and ways out of it. */
export function Filters({ filters, companyName, onChange }: Props) {
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  return (
    <Flex gap={2} wrap="wrap">
      <Box width="36rem" maxWidth="100%">
        <SearchField
          value={filters.search}
          label="Buscar pedidos"
          placeholder="Folio, empresa, comprador o referencia"
          onSearch={search}
        />
      </Box>
      <SingleSelect
        aria-label="Estado"
        size="S"
        value={filters.status ?? all}
        onChange={(value) => onChange({ status: statusOf(String(value)) })}
      >
        <SingleSelectOption value={all}>Todos los estados</SingleSelectOption>
        {orderStatuses.map((status) => (
          <SingleSelectOption key={status} value={status}>
            {orderStatusLabels[status]}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      {filters.companyId !== null && (
        <Tag
          icon={<Cross aria-hidden />}
          label="Quitar el filtro de empresa"
          onClick={() => onChange({ companyId: null })}
        >
          {`Empresa: ${companyName ?? `núm. ${filters.companyId}`}`}
        </Tag>
      )}
      {filters.productId !== null && (
        <Tag
          icon={<Cross aria-hidden />}
          label="Quitar el filtro de producto"
          onClick={() => onChange({ productId: null })}
        >
          {`Con el producto núm. ${filters.productId}`}
        </Tag>
      )}
      {isNarrowed(filters) && (
        <Button variant="ghost" size="S" onClick={() => onChange(noFilters)}>
          Quitar filtros
        </Button>
      )}
    </Flex>
  );
}

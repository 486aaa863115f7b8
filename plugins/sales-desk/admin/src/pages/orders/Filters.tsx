import { Box, Button, Flex, SingleSelect, SingleSelectOption, Tag } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { needing, SearchField, useMay, usePage, useRead } from '@mayorista/kernel/panel';
import { useCallback } from 'react';
import type { DataOf, ItemOf } from '@mayorista/config/answers';
import { isOrderStatus, orderStatuses, orderStatusLabels, type OrderStatus } from '@mayorista/sales/shared';
import { isNarrowed, noFilters, type OrderFilters } from '../../orders/filters';

interface Props {
  readonly filters: OrderFilters;
  readonly companyName: string | null;
  readonly onChange: (change: Partial<OrderFilters>) => void;
  /** Whether one state may be chosen; a board has a column for each. */
  readonly hasStatus?: boolean;
}

type Named = Pick<ItemOf<'GET /warehouses'>, 'id' | 'name'>;

const all = 'all';

const statusOf = (value: string): OrderStatus | null => (isOrderStatus(value) ? value : null);

/** What the list is narrowed by, and ways out of it. */
export function Filters({ filters, companyName, onChange, hasStatus = true }: Props) {
  const branches = usePage<Named>('/inventory/warehouses?per_page=100');
  const mayAssign = useMay(needing('sale-order-salesmen.change'));
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  return (
    <Flex gap={2} wrap="wrap">
      <Box width="36rem" maxWidth="100%">
        <SearchField
          value={filters.search}
          label="Buscar pedidos"
          placeholder="Folio, empresa, comprador, referencia u orden de compra"
          onSearch={search}
        />
      </Box>
      {hasStatus && (
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
      )}
      <OneOf
        label="Sucursal"
        all="Todas las sucursales"
        options={branches.rows ?? []}
        value={filters.branchId}
        onChange={(branchId) => onChange({ branchId })}
      />
      {mayAssign && <SalesmanFilter value={filters.salesmanId} onChange={(salesmanId) => onChange({ salesmanId })} />}
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

interface OneOfProps {
  readonly label: string;
  readonly all: string;
  readonly options: readonly Named[];
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

/** One record among a few, or all of them. */
const OneOf = ({ label, all: none, options, value, onChange }: OneOfProps) => (
  <SingleSelect
    aria-label={label}
    size="S"
    value={value === null ? all : String(value)}
    onChange={(chosen) => onChange(chosen === all ? null : Number(chosen))}
  >
    <SingleSelectOption value={all}>{none}</SingleSelectOption>
    {options.map(({ id, name }) => (
      <SingleSelectOption key={id} value={String(id)}>
        {name}
      </SingleSelectOption>
    ))}
  </SingleSelect>
);

/** Salesmen whom the reader may name; asked for by whoever may give orders to them alone. */
function SalesmanFilter({ value, onChange }: Pick<OneOfProps, 'value' | 'onChange'>) {
  const { data } = useRead<DataOf<'GET /sale-order-salesmen'>>('/sales/sale-order-salesmen');
  return <OneOf label="Vendedor" all="Todos los vendedores" options={data ?? []} value={value} onChange={onChange} />;
}

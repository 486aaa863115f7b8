import { Box, Button, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { RecordPicker } from '@mayorista/kernel/panel';
import { choiceOf } from '@mayorista/kernel/panel/filters';
import type { ItemOf } from '@mayorista/config/answers';
import { useCallback, type ReactNode } from 'react';
import { expiries, isNarrowed, noFilters, orderOf, orders, statuses, type BoardFilters } from '../../board/filters';
import { NormFilter, ResponsibleFilter, Search } from '../list-filters';

interface Props {
  readonly filters: BoardFilters;
  readonly onChange: (change: Partial<BoardFilters>) => void;
}

const statusTexts = { pending: 'Pendiente', in_review: 'En revisión', approved: 'Aprobado', rejected: 'Rechazado' };
const orderTexts = { name: 'Por nombre', sku: 'Por SKU', expires_on: 'Lo que vence antes' };
const nameOf = ({ name }: { readonly name: string }): string => name;

/** What the board is narrowed by, and the way out of it. */
export function Filters({ filters, onChange }: Props) {
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  return (
    <Flex gap={2} wrap="wrap" alignItems="center">
      <Search value={filters.search} label="Buscar productos" placeholder="Nombre, modelo o SKU" onSearch={search} />
      <Picker>
        <RecordPicker<ItemOf<'GET /brands'>>
          path="/catalogue/brands"
          label="Marca"
          placeholder="Todas las marcas"
          value={filters.brandId}
          nameOf={nameOf}
          onChange={(brandId) => onChange({ brandId })}
        />
      </Picker>
      <NormFilter value={filters.nomId} onChange={(nomId) => onChange({ nomId })} />
      <ResponsibleFilter value={filters.responsibleId} onChange={(responsibleId) => onChange({ responsibleId })} />
      <Choices filters={filters} onChange={onChange} />
      {isNarrowed(filters) && (
        <Button variant="ghost" size="S" onClick={() => onChange(noFilters)}>
          Quitar filtros
        </Button>
      )}
    </Flex>
  );
}

const Picker = ({ children }: { readonly children: ReactNode }) => (
  <Box width="20rem" maxWidth="100%">
    {children}
  </Box>
);

const all = 'all';

const Choices = ({ filters, onChange }: Props) => (
  <>
    <SingleSelect
      aria-label="Vencimiento"
      size="S"
      value={filters.expiry ?? all}
      onChange={(value) => onChange({ expiry: choiceOf(expiries, value) })}
    >
      <SingleSelectOption value={all}>Cualquier vencimiento</SingleSelectOption>
      {expiries.map((days) => (
        <SingleSelectOption key={days} value={days}>
          {`Vence en ${days} días o menos`}
        </SingleSelectOption>
      ))}
    </SingleSelect>
    <SingleSelect
      aria-label="Expediente"
      size="S"
      value={filters.status ?? all}
      onChange={(value) => onChange({ status: choiceOf(statuses, value) })}
    >
      <SingleSelectOption value={all}>Cualquier expediente</SingleSelectOption>
      {statuses.map((status) => (
        <SingleSelectOption key={status} value={status}>
          {`Expediente ${statusTexts[status].toLowerCase()}`}
        </SingleSelectOption>
      ))}
    </SingleSelect>
    <SingleSelect
      aria-label="Orden"
      size="S"
      value={orderOf(filters)}
      onChange={(value) => onChange({ order: choiceOf(orders, value) })}
    >
      {orders.map((order) => (
        <SingleSelectOption key={order} value={order}>
          {orderTexts[order]}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  </>
);

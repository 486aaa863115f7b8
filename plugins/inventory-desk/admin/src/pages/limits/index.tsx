import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { ListStatus, Pager, SearchField, useFailedLoad, useMay, usePage, useUrlFilters } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { limitsPath, noFilters, readFilters, type LimitFilters } from '../../limits/filters';
import type { Limit } from '../../limits/limit';
import { readsLimits, writesLimits } from '../../permissions';
import { useWarehouses, WarehouseSelect, type Warehouse } from '../../Warehouses';
import { AddDialog } from './AddDialog';
import { AssignDialog } from './AssignDialog';
import { ExportButton } from './ExportButton';
import { HistoryDialog } from './HistoryDialog';
import { LimitTable, type LimitAction } from './LimitTable';
import { RemoveDialog } from './RemoveDialog';
import { ReportsDialog } from './ReportsDialog';
import { useLimits, type LimitsState } from './use-limits';

/** 'Límites': how few and how many pieces of a product each warehouse should have. */
export const LimitsPage = () => (
  <Page.Protect permissions={readsLimits}>
    <Limits />
  </Page.Protect>
);

type Open =
  { readonly action: 'add' } | { readonly action: 'reports' } | { readonly action: LimitAction; readonly limit: Limit };

function Limits() {
  const [filters, change] = useUrlFilters({ view: 'limites', none: noFilters, read: readFilters });
  const page = usePage<Limit>(limitsPath(filters));
  useFailedLoad(page.hasFailed, 'No se pudieron cargar los límites');
  const warehouses = useWarehouses();
  const state = useLimits(page.reload);
  const mayWrite = useMay(writesLimits);
  const [open, setOpen] = useState<Open | null>(null);
  const rows = page.hasFailed ? [] : (page.rows ?? []);
  const isNarrowed = filters.search !== '' || filters.warehouseId !== null;

  return (
    <>
      <Page.Title>Límites</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Límites"
          subtitle="El mínimo y el máximo de piezas de cada producto en cada almacén; el reabastecimiento los sigue"
          primaryAction={mayWrite && <SaveButtons state={state} />}
          secondaryAction={
            <Flex gap={2}>
              <ExportButton />
              <Button variant="secondary" onClick={() => setOpen({ action: 'reports' })}>
                Reportes
              </Button>
              {mayWrite && (
                <Button variant="secondary" onClick={() => setOpen({ action: 'add' })}>
                  Agregar límite
                </Button>
              )}
            </Flex>
          }
        />
        <Layouts.Action
          startActions={<Filters filters={filters} warehouses={warehouses.rows ?? []} onChange={change} />}
        />
        <Layouts.Content>
          <Refusals state={state} />
          <ListStatus
            state={page}
            empty={isNarrowed ? 'Ningún límite coincide con lo que buscas' : 'Todavía no hay límites'}
          />
          {rows.length > 0 && (
            <LimitTable
              limits={rows}
              state={state}
              mayWrite={mayWrite}
              onAction={(limit, action) => setOpen({ action, limit })}
            />
          )}
          {page.pagination !== null && rows.length > 0 && (
            <Pager pagination={page.pagination} onPage={(next) => change({ page: next })} />
          )}
        </Layouts.Content>
      </Page.Main>
      <Dialogs
        open={open}
        filters={filters}
        warehouses={warehouses.rows ?? []}
        mayWrite={mayWrite}
        onDone={() => {
          setOpen(null);
          void page.reload();
        }}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

interface DialogsProps {
  readonly open: Open | null;
  readonly filters: LimitFilters;
  readonly warehouses: readonly Warehouse[];
  readonly mayWrite: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Dialogs({ open, filters, warehouses, mayWrite, onDone, onClose }: DialogsProps) {
  if (open === null) return null;
  if (open.action === 'reports') return <ReportsDialog mayAsk={mayWrite} onClose={onClose} />;
  if (open.action === 'add')
    return <AddDialog warehouses={warehouses} warehouseId={filters.warehouseId} onDone={onDone} onClose={onClose} />;
  if (open.action === 'history') return <HistoryDialog limit={open.limit} onClose={onClose} />;
  if (open.action === 'assign') return <AssignDialog limit={open.limit} onDone={onDone} onClose={onClose} />;
  return <RemoveDialog limit={open.limit} onDone={onDone} onClose={onClose} />;
}

interface StateProps {
  readonly state: LimitsState;
}

const SaveButtons = ({ state: { count, isBusy, save, discard } }: StateProps) => (
  <Flex gap={2}>
    {count > 0 && (
      <Button variant="tertiary" disabled={isBusy} onClick={discard}>
        Descartar
      </Button>
    )}
    <Button disabled={count === 0} loading={isBusy} onClick={() => void save()}>
      {count === 0 ? 'Guardar' : `Guardar ${count} ${count === 1 ? 'límite' : 'límites'}`}
    </Button>
  </Flex>
);

/** What was refused, limit by limit: it may stand on another page of the list. */
function Refusals({ state: { typed, refused } }: StateProps) {
  const lines = Object.entries(refused).map(
    ([id, texts]) => `${typed[id]?.called ?? ''}: ${[...new Set(Object.values(texts))].join('. ')}`,
  );
  if (lines.length === 0) return null;
  return (
    <Box role="alert" padding={4} marginBottom={4} background="danger100" borderColor="danger200" hasRadius>
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={1}>
        {lines.map((line) => (
          <Typography key={line} tag="li" textColor="danger700">
            {line}
          </Typography>
        ))}
      </Flex>
    </Box>
  );
}

interface FiltersProps {
  readonly filters: LimitFilters;
  readonly warehouses: readonly Warehouse[];
  readonly onChange: (change: Partial<LimitFilters>) => void;
}

function Filters({ filters, warehouses, onChange }: FiltersProps) {
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  return (
    <Flex gap={2} wrap="wrap">
      <Box width="30rem" maxWidth="100%">
        <SearchField
          value={filters.search}
          label="Buscar límites"
          placeholder="Nombre, modelo o SKU del producto"
          onSearch={search}
        />
      </Box>
      <WarehouseSelect
        warehouses={warehouses}
        label="Almacén"
        placeholder="Todos los almacenes"
        value={filters.warehouseId}
        onChange={(warehouseId) => onChange({ warehouseId })}
      />
    </Flex>
  );
}

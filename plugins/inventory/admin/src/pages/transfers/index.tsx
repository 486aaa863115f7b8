import { Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { ListStatus, Pager, useFailedLoad, usePage, useUrlFilters } from '@mayorista/kernel/panel';
import { choiceOf } from '@mayorista/kernel/panel/filters';
import { Layouts, Page } from '@strapi/strapi/admin';
import { noFilters, readFilters, transfersPath, transferViews } from '../../transfers/filters';
import type { Transfer } from '../../transfers/transfer';
import { useWarehouses, WarehouseSelect } from '../../Warehouses';
import { NewTransferButton } from './NewTransferButton';
import { TransferTable } from './TransferTable';

const refreshMs = 30_000;
const all = 'all';
const viewTexts = {
  in_process: 'En proceso',
  draft: 'Borradores',
  sent: 'Enviados',
  received: 'Recibidos',
  canceled: 'Cancelados',
} as const;

/** 'Traspasos': what moves between warehouses, newest first. */
export function TransfersPage() {
  const [filters, change] = useUrlFilters({ view: 'traspasos', none: noFilters, read: readFilters });
  const transfers = usePage<Transfer>(transfersPath(filters), refreshMs);
  useFailedLoad(transfers.hasFailed, 'No se pudieron cargar los traspasos');
  const warehouses = useWarehouses().rows ?? [];
  const rows = transfers.hasFailed ? [] : (transfers.rows ?? []);
  const isNarrowed = filters.view !== null || filters.source !== null || filters.target !== null;

  return (
    <>
      <Page.Title>Traspasos</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Traspasos"
          subtitle="Lo que se mueve de un almacén a otro, del borrador a la recepción"
          primaryAction={<NewTransferButton warehouses={warehouses} />}
        />
        <Layouts.Action
          startActions={
            <Flex gap={2} wrap="wrap">
              <SingleSelect
                aria-label="Etapa"
                size="S"
                value={filters.view ?? all}
                onChange={(value) => change({ view: choiceOf(transferViews, value) })}
              >
                <SingleSelectOption value={all}>Todas las etapas</SingleSelectOption>
                {transferViews.map((view) => (
                  <SingleSelectOption key={view} value={view}>
                    {viewTexts[view]}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
              <WarehouseSelect
                warehouses={warehouses}
                label="Origen"
                placeholder="Cualquier origen"
                value={filters.source}
                onChange={(source) => change({ source })}
              />
              <WarehouseSelect
                warehouses={warehouses}
                label="Destino"
                placeholder="Cualquier destino"
                value={filters.target}
                onChange={(target) => change({ target })}
              />
            </Flex>
          }
        />
        <Layouts.Content>
          <ListStatus
            state={transfers}
            empty={isNarrowed ? 'Ningún traspaso coincide con lo que buscas' : 'Todavía no hay traspasos'}
          />
          {rows.length > 0 && <TransferTable transfers={rows} />}
          {transfers.pagination !== null && rows.length > 0 && (
            <Pager pagination={transfers.pagination} onPage={(page) => change({ page })} />
          )}
        </Layouts.Content>
      </Page.Main>
    </>
  );
}

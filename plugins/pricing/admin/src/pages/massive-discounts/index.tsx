import { Box, Button, Flex } from '@strapi/design-system';
import {
  formatNumber,
  LeaveGuard,
  ListStatus,
  Pager,
  useFailedLoad,
  useMay,
  usePage,
  useUrlFilters,
} from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { readsGrid, writesGrid } from '../../permissions';
import { countCells } from './changes';
import { ColumnDialog } from './ColumnDialog';
import { gridPath, noFilters, readFilters } from './filters';
import type { GridRow } from './columns';
import { Grid } from './Grid';
import { GridFilters } from './GridFilters';
import { useGrid } from './use-grid';
import { WrongProducts } from './WrongProducts';

/** 'Descuentos masivos': prices and percents of many products in one grid, saved as one. */
export const MassiveDiscountsPage = () => (
  <Page.Protect permissions={readsGrid}>
    <MassiveDiscounts />
  </Page.Protect>
);

function MassiveDiscounts() {
  const [filters, change] = useUrlFilters({ view: 'descuentos-masivos', none: noFilters, read: readFilters });
  const page = usePage<GridRow>(gridPath(filters));
  useFailedLoad(page.hasFailed, 'No se pudieron cargar los productos');
  const grid = useGrid(() => void page.reload());
  const mayWrite = useMay(writesGrid);
  const rows = page.rows ?? [];
  const found = page.pagination?.total ?? 0;
  const [isFilling, setFilling] = useState(false);

  return (
    <>
      <Page.Title>Descuentos masivos</Page.Title>
      <Page.Main>
        <LeaveGuard isDirty={countCells(grid.changes) > 0} />
        <Layouts.Header
          title="Descuentos masivos"
          subtitle={
            mayWrite
              ? 'Escribe sobre las celdas o pega un bloque de una hoja de cálculo; lo cambiado se guarda junto, aunque esté en varias páginas'
              : 'Precios de lista en dólares y descuentos de cada producto'
          }
          primaryAction={
            mayWrite && (
              <SaveButtons
                cells={countCells(grid.changes)}
                isBusy={grid.progress !== null}
                onSave={() => void grid.save()}
                onDiscard={grid.discard}
                onFill={found > 0 ? () => setFilling(true) : null}
              />
            )
          }
        />
        <Layouts.Action startActions={<GridFilters filters={filters} progress={grid.progress} onChange={change} />} />
        <Layouts.Content>
          <Box paddingBottom={4}>
            <WrongProducts errors={grid.errors} nameOf={grid.nameOf} onRemove={grid.drop} />
          </Box>
          <ListStatus state={page} empty="Ningún producto coincide con lo que buscas" />
          {rows.length > 0 && (
            <Grid rows={rows} changes={grid.changes} errors={grid.errors} onCells={mayWrite ? grid.change : null} />
          )}
          {page.pagination !== null && rows.length > 0 && (
            <Pager pagination={page.pagination} onPage={(next) => change({ page: next })} />
          )}
          {isFilling && (
            <ColumnDialog
              found={found}
              onFill={async (key, typed) => {
                const failure = await grid.fill(filters, key, typed);
                if (failure === null) setFilling(false);
                return failure;
              }}
              onClose={() => setFilling(false)}
            />
          )}
        </Layouts.Content>
      </Page.Main>
    </>
  );
}

interface SaveProps {
  readonly cells: number;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** Null while there is nothing to fill. */
  readonly onFill: (() => void) | null;
}

const SaveButtons = ({ cells, isBusy, onSave, onDiscard, onFill }: SaveProps) => (
  <Flex gap={2}>
    {onFill !== null && (
      <Button variant="secondary" onClick={onFill} disabled={isBusy}>
        Rellenar columna
      </Button>
    )}
    {cells > 0 && (
      <Button variant="tertiary" onClick={onDiscard} disabled={isBusy}>
        Descartar
      </Button>
    )}
    <Button onClick={onSave} disabled={cells === 0} loading={isBusy}>
      {cells === 0 ? 'Guardar' : `Guardar ${formatNumber(cells)} ${cells === 1 ? 'cambio' : 'cambios'}`}
    </Button>
  </Flex>
);

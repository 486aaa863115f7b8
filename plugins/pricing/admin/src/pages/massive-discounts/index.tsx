import { Box, Button, Flex } from '@strapi/design-system';
import { ListStatus, Pager, useFailedLoad, useMay, usePage, useUrlFilters } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { readsGrid, writesGrid } from '../../permissions';
import { countCells } from './changes';
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

  return (
    <>
      <Page.Title>Descuentos masivos</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Descuentos masivos"
          subtitle={
            mayWrite
              ? 'Escribe sobre las celdas; lo cambiado se guarda junto, aunque esté en varias páginas'
              : 'Precios de lista en dólares y descuentos de cada producto'
          }
          primaryAction={
            mayWrite && (
              <SaveButtons
                cells={countCells(grid.changes)}
                isBusy={grid.progress !== null}
                onSave={() => void grid.save()}
                onDiscard={grid.discard}
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
            <Grid rows={rows} changes={grid.changes} errors={grid.errors} onCell={mayWrite ? grid.change : null} />
          )}
          {page.pagination !== null && rows.length > 0 && (
            <Pager pagination={page.pagination} onPage={(next) => change({ page: next })} />
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
}

const SaveButtons = ({ cells, isBusy, onSave, onDiscard }: SaveProps) => (
  <Flex gap={2}>
    {cells > 0 && (
      <Button variant="tertiary" onClick={onDiscard} disabled={isBusy}>
        Descartar
      </Button>
    )}
    <Button onClick={onSave} disabled={cells === 0} loading={isBusy}>
      {cells === 0 ? 'Guardar' : `Guardar ${cells} ${cells === 1 ? 'cambio' : 'cambios'}`}
    </Button>
  </Flex>
);

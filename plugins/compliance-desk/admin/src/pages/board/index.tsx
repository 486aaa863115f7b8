import { Box, Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { ListStatus, useFailedLoad, useMay, usePage, useUrlFilters } from '@mayorista/kernel/panel';
import { useMemo } from 'react';
import type { AnswerTo } from '@mayorista/config/answers';
import { boardPath, isNarrowed, noFilters, readFilters, reportPath, type BoardFilters } from '../../board/filters';
import type { BoardRow } from '../../board/row';
import { todayIn } from '../../lights/light';
import { readsReports, writesSheets } from '../../permissions';
import { NomFrame } from '../NomFrame';
import { BoardTable } from './BoardTable';
import { BulkBar } from './BulkBar';
import { Filters } from './Filters';
import { Lights } from './Lights';
import { useReport } from './use-report';
import { useSelection } from './use-selection';

/** 'Tablero NOM': products by light and by what expires, and what is done to many of them at once. */
export function BoardPage() {
  const [filters, change] = useUrlFilters({ view: 'tablero-nom', none: noFilters, read: readFilters });
  const today = useMemo(() => todayIn(new Date()), []);
  const board = usePage<BoardRow, AnswerTo<'GET /nom-products'>['meta']>(boardPath(filters, today));
  useFailedLoad(board.hasFailed, 'No se pudieron cargar los productos');
  const selection = useSelection();
  const mayWrite = useMay(writesSheets);
  const rows = board.hasFailed ? [] : (board.rows ?? []);
  const reload = () => {
    selection.clear();
    void board.reload();
  };

  return (
    <NomFrame
      title="Tablero NOM"
      subtitle="Cómo está cada producto frente a las normas que le tocan, y qué le falta"
      action={<Report path={reportPath(filters, today)} />}
      list={board}
      onPage={(page) => change({ page })}
    >
      <Lights states={board.meta?.states ?? null} state={filters.state} onState={(state) => change({ state })} />
      <Filters filters={filters} onChange={change} />
      {mayWrite && <BulkBar selection={selection} onDone={reload} />}
      <Products board={board} rows={rows} filters={filters} selection={mayWrite ? selection : null} />
    </NomFrame>
  );
}

interface ProductsProps {
  readonly board: ReturnType<typeof usePage<BoardRow>>;
  readonly rows: readonly BoardRow[];
  readonly filters: BoardFilters;
  readonly selection: ReturnType<typeof useSelection> | null;
}

const Products = ({ board, rows, filters, selection }: ProductsProps) => (
  <Box>
    <ListStatus
      state={board}
      empty={isNarrowed(filters) ? 'Ningún producto coincide con lo que buscas' : 'Todavía no hay productos'}
    />
    {rows.length > 0 && <BoardTable rows={rows} selection={selection} />}
  </Box>
);

/** The requirements of what the board shows, as a spreadsheet. */
function Report({ path }: { readonly path: string }) {
  const mayRead = useMay(readsReports);
  const { isBusy, download } = useReport();
  if (!mayRead) return null;
  return (
    <Button variant="secondary" startIcon={<Download />} loading={isBusy} onClick={() => void download(path)}>
      Descargar reporte
    </Button>
  );
}

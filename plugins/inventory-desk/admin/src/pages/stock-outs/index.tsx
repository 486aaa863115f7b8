import { Td, Tr, Typography } from '@strapi/design-system';
import type { ItemOf } from '@mayorista/config/answers';
import {
  formatMoment,
  formatNumber,
  HeadedTable,
  ListStatus,
  Pager,
  RecordLink,
  usePage,
} from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { readsRestock } from '../../permissions';
import { uids } from '../../uids';

type StockOut = ItemOf<'GET /stock-outs'>;

const headings = ['Producto', 'Modelo', 'SKU', 'Vendidas en 90 días', 'Última venta'];

/** 'Agotados que se venden': what was sold lately and no warehouse has, most sold first. */
export function StockOutsPage() {
  const [page, setPage] = useState(1);
  const stockOuts = usePage<StockOut>(`/inventory/stock-outs?page=${page}&per_page=20`);
  const rows = stockOuts.hasFailed ? [] : (stockOuts.rows ?? []);
  return (
    <Page.Protect permissions={readsRestock}>
      <Page.Main>
        <Page.Title>Agotados que se venden</Page.Title>
        <Layouts.Header
          title="Agotados que se venden"
          subtitle="Se vendieron en los últimos 90 días y ningún almacén tiene piezas libres"
        />
        <Layouts.Content>
          <ListStatus state={stockOuts} empty="Nada de lo que se vende está agotado" />
          {rows.length > 0 && (
            <HeadedTable headings={headings} rowCount={rows.length}>
              {rows.map((row) => (
                <Tr key={row.id}>
                  <Td>
                    <RecordLink uid={uids.product} id={row.id}>
                      {row.name}
                    </RecordLink>
                  </Td>
                  <Td>
                    <Typography>{row.model}</Typography>
                  </Td>
                  <Td>
                    <Typography>{row.sku}</Typography>
                  </Td>
                  <Td>
                    <Typography>{formatNumber(row.pieces)}</Typography>
                  </Td>
                  <Td>
                    <Typography>{formatMoment(row.last_sold_at)}</Typography>
                  </Td>
                </Tr>
              ))}
            </HeadedTable>
          )}
          {stockOuts.pagination !== null && rows.length > 0 && (
            <Pager pagination={stockOuts.pagination} onPage={setPage} />
          )}
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}

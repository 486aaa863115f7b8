import { Card, formatMoment, ListStatus, Pager, usePage } from '@mayorista/kernel/panel';
import { Box, Flex, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { pluginId } from '../../plugin-id';
import { fieldText, valueText, type PriceChange } from '../../product-prices/history';

interface Props {
  readonly productId: string;
  /** Changes whenever prices were saved: the history is read again. */
  readonly version: number;
}

/** Who changed which price, when, from what to what; newest first. */
export function HistoryCard({ productId, version }: Props) {
  const [page, setPage] = useState(1);
  const state = usePage<PriceChange>(
    `/${pluginId}/product-price-histories?product_id=${productId}&page=${page}&per_page=10`,
  );
  const { reload, rows, pagination } = state;
  useEffect(() => {
    if (version > 0) void reload();
  }, [version, reload]);
  return (
    <Card title="Historial de precios">
      <ListStatus state={state} empty="Sin cambios de precio registrados" />
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
        {(rows ?? []).map(({ field, before, after, actor, changed_at: at }, index) => (
          <Box tag="li" key={`${at} ${field} ${index}`}>
            <Typography variant="pi" fontWeight="semiBold" tag="p">
              {fieldText(field)}
            </Typography>
            <Typography variant="pi" tag="p">
              {`${valueText(field, before)} → ${valueText(field, after)}`}
            </Typography>
            <Typography variant="pi" textColor="neutral600" tag="p">
              {`${actor} · ${formatMoment(at)}`}
            </Typography>
          </Box>
        ))}
      </Flex>
      {pagination !== null && pagination.pageCount > 1 && <Pager pagination={pagination} onPage={setPage} />}
    </Card>
  );
}

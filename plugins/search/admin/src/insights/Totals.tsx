import { Box, Flex, Typography } from '@strapi/design-system';
import { formatNumber } from '@mayorista/kernel/panel';
import { percent, taken } from './filters';
import type { InsightsMeta } from './insight';

/** The days as a whole. */
export function Totals({ totals }: { readonly totals: InsightsMeta['totals'] }) {
  const { searches, without_results, cart_adds, abandoned } = totals;
  const facts = [
    { label: 'Búsquedas', value: formatNumber(searches), note: '' },
    { label: 'Abrieron un resultado', value: formatNumber(taken(totals)), note: percent(taken(totals), searches) },
    { label: 'Llegaron al carrito', value: formatNumber(cart_adds), note: percent(cart_adds, searches) },
    { label: 'Sin resultados', value: formatNumber(without_results), note: percent(without_results, searches) },
    { label: 'Abandonadas', value: formatNumber(abandoned), note: percent(abandoned, searches) },
  ];
  return (
    <Flex tag="ul" gap={4} wrap="wrap" alignItems="stretch" aria-label="Resumen del periodo">
      {facts.map(({ label, value, note }) => (
        <Box key={label} tag="li" background="neutral0" hasRadius shadow="tableShadow" padding={4} minWidth="16rem">
          <Typography variant="pi" textColor="neutral600" tag="p">
            {label}
          </Typography>
          <Flex gap={2} alignItems="baseline">
            <Typography variant="alpha">{value}</Typography>
            <Typography textColor="neutral600">{note}</Typography>
          </Flex>
        </Box>
      ))}
    </Flex>
  );
}

import { Box, Flex, Typography } from '@strapi/design-system';
import { formatMoment, ListStatus, useFailedLoad, usePage } from '@mayorista/kernel/panel';
import { fieldText, valueText, type LimitChange } from '../../limits/history';
import type { Limit } from '../../limits/limit';
import { pluginId } from '../../plugin-id';
import { ReadingDialog } from '../../ReadingDialog';

interface Props {
  readonly limit: Limit;
  readonly onClose: () => void;
}

/** Who changed the limits or the classification of a product, when, from what to what. */
export function HistoryDialog({ limit, onClose }: Props) {
  const state = usePage<LimitChange>(`/${pluginId}/product-limit-histories?product_id=${limit.product_id}`);
  useFailedLoad(state.hasFailed, 'No se pudo cargar el historial de límites');
  return (
    <ReadingDialog title={`Historial de límites de ${limit.model}`} onClose={onClose}>
      <ListStatus state={state} empty="Sin cambios registrados" />
      <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
        {(state.rows ?? []).map((change, index) => (
          <Box tag="li" key={`${change.changed_at} ${index}`}>
            <Typography fontWeight="semiBold" tag="p">
              {`${change.actor} · ${formatMoment(change.changed_at)}`}
            </Typography>
            {change.changes.map(({ warehouse, field, before, after }) => (
              <Typography key={`${warehouse ?? ''} ${field}`} variant="pi" tag="p">
                {`${warehouse === null ? '' : `${warehouse}, `}${fieldText(field)}: ${valueText(before)} → ${valueText(after)}`}
              </Typography>
            ))}
          </Box>
        ))}
      </Flex>
    </ReadingDialog>
  );
}

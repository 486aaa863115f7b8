import { Box, Flex, Typography } from '@strapi/design-system';
import { formatMoment } from '../format';
import { ListStatus } from '../ListStatus';
import { pluginId } from '../plugin-id';
import { usePage } from '../use-page';
import { useFailedLoad } from '../use-tell';
import { actionText, valueText, type HistoryEntry } from './history';

interface Props {
  readonly modelType: string;
  readonly modelId: string;
  /** Gives a field's label. */
  readonly nameOf: (field: string) => string;
  readonly refreshMs?: number;
}

/** Renders who changed what in a record, the last ten times, newest first. */
export function HistoryList({ modelType, modelId, nameOf, refreshMs }: Props) {
  const state = usePage<HistoryEntry>(
    `/${pluginId}/histories?modelType=${encodeURIComponent(modelType)}&modelId=${encodeURIComponent(modelId)}&per_page=10`,
    refreshMs,
  );
  useFailedLoad(state.hasFailed, 'Error al cargar historial');
  return (
    <Box width="100%">
      <ListStatus state={state} empty="Sin cambios registrados" />
      <Flex direction="column" alignItems="stretch" gap={4}>
        {(state.rows ?? []).map((entry) => (
          <Entry key={entry.id} entry={entry} nameOf={nameOf} />
        ))}
      </Flex>
    </Box>
  );
}

interface EntryProps {
  readonly entry: HistoryEntry;
  readonly nameOf: (field: string) => string;
}

function Entry({ entry: { actor, on_behalf_of, action, changes, happened_at }, nameOf }: EntryProps) {
  const fields = Object.entries(changes);
  return (
    <Box>
      <Typography variant="pi" fontWeight="semiBold" tag="p">
        {actor}
        {on_behalf_of === null ? '' : ` (en nombre de ${on_behalf_of})`} {actionText(action)}
      </Typography>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {formatMoment(happened_at)}
      </Typography>
      {fields.length > 0 && action === 'changed' && (
        <details>
          <summary>
            <Typography variant="pi">{fields.length === 1 ? '1 dato' : `${fields.length} datos`}</Typography>
          </summary>
          {fields.map(([name, [was, is]]) => (
            <Typography key={name} variant="pi" tag="p" textColor="neutral700">
              {nameOf(name)}: {valueText(was)} → {valueText(is)}
            </Typography>
          ))}
        </details>
      )}
    </Box>
  );
}

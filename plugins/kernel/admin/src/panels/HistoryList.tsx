import { Box, Flex } from '@strapi/design-system';
import { ListStatus } from '../reading/ListStatus';
import { pluginId } from '../plugin-id';
import { usePage } from '../reading/use-page';
import { useFailedLoad } from '../acting/use-tell';
import { actionText, type HistoryEntry } from './history';
import { HistoryItem } from './HistoryItem';

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

function Entry({ entry, nameOf }: { readonly entry: HistoryEntry } & Pick<Props, 'nameOf'>) {
  const { actor, on_behalf_of: staff, action, changes, happened_at: at } = entry;
  const who = staff === null ? actor : `${staff} (en nombre de ${actor})`;
  return (
    <HistoryItem
      title={`${who} ${actionText(action)}`}
      at={at}
      changes={action === 'changed' ? changes : {}}
      nameOf={nameOf}
    />
  );
}

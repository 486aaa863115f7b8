import { Box, Flex, Typography } from '@strapi/design-system';
import {
  unstable_useDocumentLayout as useDocumentLayout,
  type PanelComponent,
} from '@strapi/content-manager/strapi-admin';
import { formatMoment } from '../format';
import { ListStatus } from '../ListStatus';
import { pluginId } from '../plugin-id';
import { usePage } from '../use-page';
import { actionText, valueText, type HistoryEntry } from './history';

/** Renders the side panel 'Historial' of a saved record (`api::` types): who changed what, newest first. */
export const HistoryPanel: PanelComponent = ({ model, documentId }) => {
  if (!model.startsWith('api::') || documentId === undefined || documentId === 'create') return null;
  return { title: 'Historial', content: <Histories key={documentId} model={model} documentId={documentId} /> };
};

interface Props {
  readonly model: string;
  readonly documentId: string;
}

function Histories({ model, documentId }: Props) {
  const state = usePage<HistoryEntry>(
    `/${pluginId}/histories?modelType=${encodeURIComponent(model)}&modelId=${encodeURIComponent(documentId)}&per_page=10`,
    15_000,
  );
  const nameOf = useFieldNames(model);
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

/** Returns a function that gives a field's label in the edit view, or its name where the view has none. */
function useFieldNames(model: string): (field: string) => string {
  const { edit } = useDocumentLayout(model);
  return (field) => edit.metadatas[field]?.label ?? field;
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

import {
  unstable_useDocumentLayout as useDocumentLayout,
  type PanelComponent,
} from '@strapi/content-manager/strapi-admin';
import { HistoryList } from './HistoryList';

/** Renders the side panel 'Historial' of a saved record (`api::` types): who changed what, newest first. */
export const HistoryPanel: PanelComponent = ({ model, documentId }) => {
  if (!model.startsWith('api::') || documentId === undefined || documentId === 'create') return null;
  return { title: 'Historial', content: <Histories key={documentId} model={model} documentId={documentId} /> };
};

interface Props {
  readonly model: string;
  readonly documentId: string;
}

const refreshMs = 15_000;

const Histories = ({ model, documentId }: Props) => (
  <HistoryList modelType={model} modelId={documentId} nameOf={useFieldNames(model)} refreshMs={refreshMs} />
);

/** Returns a function that gives a field's label in the edit view, or its name where the view has none. */
function useFieldNames(model: string): (field: string) => string {
  const { edit } = useDocumentLayout(model);
  return (field) => edit.metadatas[field]?.label ?? field;
}

import { Flex, IconButton, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import type { ItemOf } from '@mayorista/config/answers';
import type { Shape } from '../../../../shared/shape';
import { Card } from '../../Card';
import { FileButton } from '../../fields/FileButton';
import { formatMoment } from '../../format';
import { ListStatus } from '../../reading/ListStatus';
import { useAsyncAction } from '../../acting/use-attempt';
import { needing, useMay } from '../../use-may';
import { usePage } from '../../reading/use-page';
import { FileLink } from '../fields/FileField';
import { recordQuery } from './record-query';

interface Props {
  readonly shape: Shape;
  readonly id: number;
}

type Document = ItemOf<'GET /documents'>;

/** Renders the documents attached to a record, newest first, and buttons that add and remove them. */
export function Documents({ shape, id }: Props) {
  const state = usePage<Document>(`/kernel/documents?${recordQuery(shape, id)}`);
  const mayWrite = useMay(needing(`${shape.plural}.write`));
  const { post, del } = useFetchClient();
  const { isBusy, attempt } = useAsyncAction();
  const change = (act: () => Promise<unknown>) =>
    void attempt(async () => {
      await act();
      await state.reload();
    });
  const add = (file: File) => {
    const body = new FormData();
    body.append('data', JSON.stringify({ modelType: shape.name, modelId: String(id) }));
    body.append('files', file);
    change(() => post('/kernel/documents', body));
  };
  return (
    <Card title="Documentos">
      {mayWrite && (
        <Flex>
          <FileButton text={isBusy ? 'Guardando…' : 'Agregar'} label="Documento" accept="" onFile={add} />
        </Flex>
      )}
      <ListStatus state={state} empty="Sin documentos" />
      {(state.rows ?? []).map((document) => (
        <Flex key={document.id} justifyContent="space-between" gap={2}>
          <Flex direction="column" alignItems="flex-start">
            <FileLink file={{ id: document.private_file_id, name: document.name }} />
            <Typography variant="pi" textColor="neutral600">
              {formatMoment(document.created_at)}
            </Typography>
          </Flex>
          {mayWrite && (
            <IconButton
              variant="ghost"
              label={`Quitar ${document.name}`}
              onClick={() => change(() => del(`/kernel/documents/${document.id}`))}
            >
              <Trash />
            </IconButton>
          )}
        </Flex>
      ))}
    </Card>
  );
}

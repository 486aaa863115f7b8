import { Box, Button, Flex, Textarea, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import type { ItemOf } from '@mayorista/config/answers';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Card } from './Card';
import { FileButton } from './fields/FileButton';
import { formatMoment } from './format';
import { ListStatus } from './reading/ListStatus';
import { useAsyncAction } from './acting/use-attempt';
import { useDownload } from './acting/use-download';
import { usePage } from './reading/use-page';
import { useMutationWithToast } from './acting/use-told';

type Message = ItemOf<'GET /sale-order-comments' | 'GET /incidence-comments'>;

interface Props {
  /** Path of the conversation's calls: '/sales/sale-order-comments'. */
  readonly path: string;
  /** Type of the record, as the calls name it: 'sale-order'. */
  readonly type: string;
  readonly id: number;
}

const accept = '.pdf,.png,.jpg,.jpeg,.webp,.xlsx,.docx,.csv,.txt,.xml';

/** Renders what a buyer's company and the house wrote to each other about a record, with their files, and a field to answer. */
export function Conversation({ path, type, id }: Props) {
  const state = usePage<Message>(`${path}?modelType=${type}&modelId=${id}&per_page=50`);
  return (
    <Card title="Mensajes con el comprador">
      <ListStatus state={state} empty="Todavía no hay mensajes" />
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
        {(state.rows ?? []).map((message) => (
          <Told key={message.id} message={message} />
        ))}
      </Flex>
      <Answer path={path} type={type} id={id} onSent={state.reload} />
    </Card>
  );
}

function Told({ message: { body, author, is_from_house: isFromHouse, created_at: at, files } }: { message: Message }) {
  const download = useDownload();
  const { attempt } = useAsyncAction();
  return (
    <Box tag="li" background={isFromHouse ? 'primary100' : 'neutral100'} hasRadius padding={3}>
      <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {body}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {`${author.name} · ${formatMoment(at)}`}
      </Typography>
      {files.length > 0 && (
        <Flex gap={2} wrap="wrap" paddingTop={2}>
          {files.map(({ id, name }) => (
            <Button
              key={id}
              type="button"
              size="S"
              variant="tertiary"
              startIcon={<Download />}
              aria-label={`Descargar ${name ?? 'archivo'}`}
              onClick={() => void attempt(() => download(`/kernel/private-files/${id}`, name ?? 'archivo'))}
            >
              {name ?? 'Archivo'}
            </Button>
          ))}
        </Flex>
      )}
    </Box>
  );
}

function Answer({ path, type, id, onSent }: Props & { readonly onSent: () => Promise<void> }) {
  const { post } = useFetchClient();
  const [body, setBody] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const act = useMutationWithToast();
  const { isBusy, during } = useAsyncAction();
  const send = async () => {
    const failure = await act(
      () => post(path, toForm({ modelType: type, modelId: id, body }, files)),
      'Mensaje enviado',
    );
    if (failure !== null) return;
    setBody('');
    setFiles([]);
    await onSent();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Textarea
        aria-label="Mensaje para el comprador"
        placeholder="Escribe un mensaje para el comprador"
        value={body}
        maxLength={10_000}
        onChange={(event) => setBody(event.target.value)}
      />
      <Flex justifyContent="space-between" gap={2} wrap="wrap">
        <Flex gap={2} wrap="wrap">
          <FileButton
            text="Adjuntar archivo"
            label="Mensaje para el comprador"
            accept={accept}
            onFile={(file) => setFiles((chosen) => [...chosen, file])}
          />
          {files.map((file, at) => (
            <Button
              key={`${file.name}:${at}`}
              type="button"
              size="S"
              variant="tertiary"
              aria-label={`Quitar ${file.name}`}
              onClick={() => setFiles((chosen) => chosen.filter((each) => each !== file))}
            >
              {`${file.name} ×`}
            </Button>
          ))}
        </Flex>
        <Button variant="secondary" loading={isBusy} disabled={body.trim() === ''} onClick={() => void during(send)}>
          Enviar mensaje
        </Button>
      </Flex>
    </Flex>
  );
}

function toForm(data: object, files: readonly File[]): object | FormData {
  if (files.length === 0) return data;
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  for (const file of files) form.append('files', file);
  return form;
}

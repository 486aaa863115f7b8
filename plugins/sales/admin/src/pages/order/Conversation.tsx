import { Box, Button, Flex, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import {
  Card,
  formatMoment,
  needing,
  useAsyncAction,
  useMay,
  useMutationWithToast,
  usePage,
} from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { ItemOf } from '@mayorista/config/answers';

type Message = ItemOf<'GET /sale-order-comments'>;

/** What the buyer's company and the house wrote to each other about the order. */
export function Conversation({ id }: { readonly id: number }) {
  return useMay(needing('sale-order-comments.write')) ? <Open id={id} /> : null;
}

function Open({ id }: { readonly id: number }) {
  const { rows, reload } = usePage<Message>(
    `/sales/sale-order-comments?modelType=sale-order&modelId=${id}&per_page=50`,
  );
  return (
    <Card title="Mensajes con el comprador">
      {rows?.length === 0 && <Typography textColor="neutral600">Todavía no hay mensajes</Typography>}
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
        {(rows ?? []).map((message) => (
          <Box
            tag="li"
            key={message.id}
            background={message.is_from_house ? 'primary100' : 'neutral100'}
            hasRadius
            padding={3}
          >
            <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {message.body}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {[message.author.name, formatMoment(message.created_at), ...message.files.map(({ name }) => name)].join(
                ' · ',
              )}
            </Typography>
          </Box>
        ))}
      </Flex>
      <Answer id={id} onSent={reload} />
    </Card>
  );
}

function Answer({ id, onSent }: { readonly id: number; readonly onSent: () => Promise<void> }) {
  const { post } = useFetchClient();
  const [body, setBody] = useState('');
  const act = useMutationWithToast();
  const { isBusy, during } = useAsyncAction();
  const send = async () => {
    const failure = await act(
      () => post('/sales/sale-order-comments', { modelType: 'sale-order', modelId: id, body }),
      'Mensaje enviado',
    );
    if (failure !== null) return;
    setBody('');
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
      <Flex justifyContent="flex-end">
        <Button variant="secondary" loading={isBusy} disabled={body.trim() === ''} onClick={() => void during(send)}>
          Enviar mensaje
        </Button>
      </Flex>
    </Flex>
  );
}

import { Button, Flex, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ItemOf } from '@mayorista/config/answers';
import type { Shape } from '../../../../shared/shape';
import { Card } from '../../Card';
import { formatMoment } from '../../format';
import { ListStatus } from '../../ListStatus';
import { useAsyncAction } from '../../use-attempt';
import { needing, useMay } from '../../use-may';
import { usePage } from '../../use-page';
import { recordQuery } from './record-query';

interface Props {
  readonly shape: Shape;
  readonly id: number;
}

type Comment = ItemOf<'GET /comments'>;

/** Renders the comments of a record, newest first, and a field for one more. */
export function Comments({ shape, id }: Props) {
  const state = usePage<Comment>(`/kernel/comments?${recordQuery(shape, id)}`);
  const mayWrite = useMay(needing(`${shape.plural}.write`));
  const { post } = useFetchClient();
  const { isBusy, attempt } = useAsyncAction();
  const [body, setBody] = useState('');
  const send = () =>
    attempt(async () => {
      await post('/kernel/comments', { modelType: shape.name, modelId: String(id), body });
      setBody('');
      await state.reload();
    });
  return (
    <Card title="Comentarios">
      {mayWrite && (
        <Flex direction="column" alignItems="stretch" gap={2}>
          <Textarea aria-label="Comentario" value={body} onChange={(event) => setBody(event.target.value)} />
          <Flex justifyContent="flex-end">
            <Button size="S" loading={isBusy} disabled={body.trim() === ''} onClick={() => void send()}>
              Comentar
            </Button>
          </Flex>
        </Flex>
      )}
      <ListStatus state={state} empty="Sin comentarios" />
      {(state.rows ?? []).map((comment) => (
        <Flex key={comment.id} direction="column" alignItems="flex-start">
          <Typography variant="pi" fontWeight="semiBold">
            {comment.author.name}
          </Typography>
          <Typography variant="pi" textColor="neutral600">
            {formatMoment(comment.created_at)}
          </Typography>
          <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{comment.body}</Typography>
        </Flex>
      ))}
    </Card>
  );
}

import { Button, Flex, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Shape } from '../../../../shared/shape';
import { Card } from '../../Card';
import { formatMoment } from '../../format';
import { ListStatus } from '../../ListStatus';
import { useAsyncAction } from '../../use-attempt';
import { needing, useMay } from '../../use-may';
import { usePage } from '../../use-page';

interface NotesProps {
  /** Kind of the record, as its comments name it. */
  readonly modelType: string;
  readonly id: number;
  readonly title: string;
  /** Permission code of whoever writes one. */
  readonly write: string;
}

interface Comment {
  readonly id: number;
  readonly body: string;
  readonly author: { readonly name: string };
  readonly created_at: string;
}

/** Renders the comments of a record by shape, newest first, and a field for one more. */
export const Comments = ({ shape, id }: { readonly shape: Shape; readonly id: number }) => (
  <Notes modelType={shape.name} id={id} title="Comentarios" write={`${shape.plural}.write`} />
);

/** Renders the comments of any record that may have them, and a field for one more. */
export function Notes({ modelType, id, title, write }: NotesProps) {
  const state = usePage<Comment>(`/kernel/comments?${new URLSearchParams({ modelType, modelId: String(id), per_page: '50' })}`);
  const mayWrite = useMay(needing(write));
  const { post } = useFetchClient();
  const { isBusy, attempt } = useAsyncAction();
  const [body, setBody] = useState('');
  const send = () =>
    attempt(async () => {
      await post('/kernel/comments', { modelType, modelId: String(id), body });
      setBody('');
      await state.reload();
    });
  return (
    <Card title={title}>
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

import { Button, Flex, IconButton, Textarea, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ItemOf } from '@mayorista/config/answers';
import type { Shape } from '../../../../shared/shape';
import { Card } from '../../Card';
import { formatMoment } from '../../format';
import { ListStatus } from '../../reading/ListStatus';
import { useMutation } from '../../acting/use-act';
import { useAsyncAction } from '../../acting/use-attempt';
import { needing, useMay } from '../../use-may';
import { usePage } from '../../reading/use-page';
import { useFailedLoad, useToast } from '../../acting/use-tell';
import { recordQuery } from './record-query';

interface NotesProps {
  /** Kind of the record, as its comments name it. */
  readonly modelType: string;
  readonly id: number;
  readonly title: string;
  /** Permission code of whoever writes one. */
  readonly write: string;
}

type Comment = ItemOf<'GET /comments'>;

/** Renders the comments of a record by shape, newest first, and a field for one more. */
export const Comments = ({ shape, id }: { readonly shape: Shape; readonly id: number }) => (
  <Notes modelType={shape.name} id={id} title="Comentarios" write={`${shape.plural}.write`} />
);

/** Renders the comments of any record that may have them, and a field for one more. */
export function Notes({ modelType, id, title, write }: NotesProps) {
  const state = usePage<Comment>(`/kernel/comments?${recordQuery({ name: modelType }, id)}`);
  const mayWrite = useMay(needing(write));
  useFailedLoad(state.hasFailed, 'Error al mostrar los comentarios');
  const { post, del } = useFetchClient();
  const act = useMutation();
  const tell = useToast();
  const { isBusy, during } = useAsyncAction();
  const [body, setBody] = useState('');
  const send = () =>
    during(async () => {
      const failure = await act(
        () => post('/kernel/comments', { modelType, modelId: String(id), body }),
        'Comentario guardado con éxito',
      );
      if (failure !== null) return tell.failed('Error al guardar el comentario');
      setBody('');
      await state.reload();
    });
  const remove = async (comment: Comment) => {
    const failure = await act(() => del(`/kernel/comments/${comment.id}`), 'Comentario eliminado');
    if (failure !== null) tell.failed(failure.text);
    else await state.reload();
  };
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
          <Flex justifyContent="space-between" width="100%" gap={2}>
            <Typography variant="pi" fontWeight="semiBold">
              {comment.author.name}
            </Typography>
            {comment.may_remove && (
              <IconButton
                variant="ghost"
                size="XS"
                label={`Eliminar el comentario de ${comment.author.name}`}
                onClick={() => void remove(comment)}
              >
                <Trash />
              </IconButton>
            )}
          </Flex>
          <Typography variant="pi" textColor="neutral600">
            {formatMoment(comment.created_at)}
          </Typography>
          <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{comment.body}</Typography>
        </Flex>
      ))}
    </Card>
  );
}

import { Field, Textarea } from '@strapi/design-system';
import { FormDialog } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { TextField } from '../../../components/TextField';
import type { Video } from '../../../content/video';
import type { VideosState } from './use-videos';

interface Props {
  /** Null adds a new one. */
  readonly video: Video | null;
  readonly state: VideosState;
  readonly onClose: () => void;
}

/** Adds a video of YouTube, or changes what is said of one. */
export function VideoDialog({ video, state, onClose }: Props) {
  const [key, setKey] = useState('');
  const [title, setTitle] = useState(video?.title ?? '');
  const [description, setDescription] = useState(video?.description ?? '');
  const save = async () => {
    const texts = { title, description };
    return video === null ? state.add(key, texts) : state.change(video.id, texts);
  };
  return (
    <FormDialog
      title={video === null ? 'Agregar un video' : 'Cambiar el video'}
      submitLabel={video === null ? 'Agregar' : 'Guardar'}
      fields={['video_key', 'title', 'description']}
      isIncomplete={video === null && key.trim() === ''}
      onSubmit={save}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {video === null && (
            <TextField
              name="video_key"
              label="Dirección en YouTube"
              hint="Como https://www.youtube.com/watch?v=…, o solo la clave del video"
              isRequired
              value={key}
              error={errorOf('video_key')}
              onChange={setKey}
            />
          )}
          <TextField
            name="video_title"
            label="Título"
            maxLength={255}
            value={title}
            error={errorOf('title')}
            onChange={setTitle}
          />
          <Field.Root name="video_description" error={errorOf('description')}>
            <Field.Label>Descripción</Field.Label>
            <Textarea
              rows={4}
              maxLength={5_000}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
            <Field.Error />
          </Field.Root>
        </>
      )}
    </FormDialog>
  );
}

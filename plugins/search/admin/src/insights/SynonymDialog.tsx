import { Field, Textarea } from '@strapi/design-system';
import { FormDialog, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { pluginId } from '../plugin-id';
import { wordsOf } from './filters';

export interface SynonymDraft {
  /** Null: a group that is not there yet. */
  readonly id: number | null;
  readonly words: readonly string[];
}

interface Props {
  readonly draft: SynonymDraft;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

/** Words that mean the same when searching. */
export function SynonymDialog({ draft: { id, words }, onSaved, onClose }: Props) {
  const [text, setText] = useState(words.join('\n'));
  const { post, put } = useFetchClient();
  const act = useMutation();
  const save = async () => {
    const body = { words: wordsOf(text) };
    const path = `/${pluginId}/search-synonyms`;
    const refused = await act(
      () => (id === null ? post(path, body) : put(`${path}/${id}`, body)),
      'Sinónimos guardados: la búsqueda ya los usa',
    );
    if (refused === null) await onSaved();
    return refused;
  };
  return (
    <FormDialog
      title={id === null ? 'Nuevo grupo de sinónimos' : 'Editar sinónimos'}
      submitLabel="Guardar"
      isIncomplete={wordsOf(text).length < 2}
      fields={['words']}
      onSubmit={save}
      onClose={onClose}
    >
      {(errorOf) => (
        <Field.Root
          name="words"
          required
          error={errorOf('words')}
          hint="Una palabra o frase por línea. Quien busque una encontrará también lo que dicen las otras."
        >
          <Field.Label>Palabras que significan lo mismo</Field.Label>
          <Textarea value={text} maxLength={1_000} onChange={(event) => setText(event.target.value)} />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
      )}
    </FormDialog>
  );
}

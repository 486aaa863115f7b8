import { Field, Textarea, Typography } from '@strapi/design-system';
import { formatNumber, FormDialog, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { AnswerTo } from '@mayorista/config/answers';
import type { ValueList } from '../datasheets/datasheet';
import { optionsOfText, repeatedIn, textOfOptions } from '../datasheets/options-text';
import { contentId } from '../plugin-id';
import { TextField } from './TextField';

interface Props {
  /** Null makes a new one. */
  readonly list: ValueList | null;
  readonly onSaved: (list: ValueList) => void;
  readonly onClose: () => void;
}

/** Creates or changes a list of values: its options are typed one a line. */
export function ValueListDialog({ list, onSaved, onClose }: Props) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [name, setName] = useState(list?.name ?? '');
  const [text, setText] = useState(textOfOptions(list?.options ?? []));
  const options = optionsOfText(text);
  const repeated = repeatedIn(options);

  const save = () =>
    act(
      async () => {
        const body = { ...(list === null ? {} : { id: list.id }), name: name.trim(), options };
        const { data } = await post<AnswerTo<'POST /datasheet-lists'>>(`/${contentId}/datasheet-lists`, body);
        onSaved(data.data);
      },
      list === null ? 'La lista se ha creado' : 'La lista se ha actualizado',
    );

  return (
    <FormDialog
      title={list === null ? 'Nueva lista de valores' : 'Cambiar la lista de valores'}
      submitLabel="Guardar"
      fields={['name', 'options']}
      isIncomplete={name.trim() === '' || options.length === 0 || repeated.length > 0}
      onSubmit={save}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextField
            name="list_name"
            label="Nombre"
            isRequired
            maxLength={160}
            value={name}
            error={errorOf('name')}
            onChange={setName}
          />
          <Field.Root
            name="options"
            required
            error={repeated.length > 0 ? `Está más de una vez: ${repeated.join(', ')}` : errorOf('options')}
            hint="Una opción por línea, en el orden en que se ofrecen. Para el inglés: Rojo | Red"
          >
            <Field.Label>Opciones</Field.Label>
            <Textarea rows={10} value={text} onChange={(event) => setText(event.target.value)} />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
          <Typography variant="pi" textColor="neutral600">
            {options.length === 1 ? '1 opción' : `${formatNumber(options.length)} opciones`}
            {list === null ? '' : '. Los productos conservan el valor que ya tienen.'}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}

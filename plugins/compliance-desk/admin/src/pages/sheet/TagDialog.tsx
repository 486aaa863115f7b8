import { Field, Textarea, TextInput } from '@strapi/design-system';
import { FormDialog } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { pluginId } from '../../plugin-id';
import { useSheetAct } from '../../sheet/use-sheet-act';
import { tagLabels, type TagFields } from '../../sheet/tag';

interface Props {
  readonly productId: number;
  readonly fields: TagFields;
  readonly onClose: () => void;
}

/** The lines of a product's label. */
export function TagDialog({ productId, fields, onClose }: Props) {
  const { put } = useFetchClient();
  const act = useSheetAct();
  const [values, setValues] = useState(fields);
  const submit = () =>
    act(
      productId,
      () => put(`/${pluginId}/product-nom-tags/${productId}`, { nomTagFields: values }),
      'Se guardó la etiqueta',
    );
  return (
    <FormDialog
      title="Etiqueta NOM"
      submitLabel="Guardar"
      failedText="Error al guardar etiqueta"
      fields={tagLabels.map(({ name }) => name)}
      onSubmit={submit}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorOf) =>
        tagLabels.map(({ name, label }) => {
          const Input = name === 'warnings' ? Textarea : TextInput;
          return (
            <Field.Root key={name} name={name} error={errorOf(name) ?? errorOf(`nomTagFields.${name}`)}>
              <Field.Label>{label}</Field.Label>
              <Input
                value={values[name] ?? ''}
                onChange={(event: { readonly target: { readonly value: string } }) =>
                  setValues({ ...values, [name]: event.target.value })
                }
              />
              <Field.Error />
            </Field.Root>
          );
        })
      }
    </FormDialog>
  );
}

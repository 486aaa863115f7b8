import { Typography } from '@strapi/design-system';
import { FormDialog, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { fullName, type Tree } from '../../categories/tree';
import { TextField } from '../../components/TextField';
import { pluginId } from '../../plugin-id';

interface Props {
  readonly tree: Tree;
  /** Below which category; null makes one of the first level. */
  readonly parentId: number | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const fields = ['name_translations.es', 'name_translations.en', 'abbreviation'];

/** Creates a category; the rest of it is filled in its edit view. */
export function ChildDialog({ tree, parentId, onDone, onClose }: Props) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [spanish, setSpanish] = useState('');
  const [english, setEnglish] = useState('');
  const [abbreviation, setAbbreviation] = useState('');

  const create = async () => {
    const name_translations = { es: spanish.trim(), ...(english.trim() === '' ? {} : { en: english.trim() }) };
    const body = { name_translations, abbreviation: abbreviation.trim(), parent_category_id: parentId };
    return act(() => post(`/${pluginId}/categories`, body), 'La categoría se ha creado');
  };

  return (
    <FormDialog
      title={parentId === null ? 'Nueva categoría' : 'Nueva subcategoría'}
      submitLabel="Crear"
      fields={fields}
      isIncomplete={spanish.trim() === '' || abbreviation.trim() === ''}
      onSubmit={create}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Typography textColor="neutral600">
            {parentId === null ? 'En el primer nivel del árbol' : `Dentro de ${fullName(tree, parentId)}`}
          </Typography>
          <TextField
            name="name_es"
            label="Nombre"
            isRequired
            maxLength={160}
            value={spanish}
            error={errorOf('name_translations.es')}
            onChange={setSpanish}
          />
          <TextField
            name="name_en"
            label="Nombre en inglés"
            maxLength={160}
            value={english}
            error={errorOf('name_translations.en')}
            onChange={setEnglish}
          />
          <TextField
            name="abbreviation"
            label="Abreviatura"
            hint="Única; se usa en claves y reportes"
            isRequired
            maxLength={20}
            value={abbreviation}
            error={errorOf('abbreviation')}
            onChange={(value) => setAbbreviation(value.toUpperCase())}
          />
        </>
      )}
    </FormDialog>
  );
}

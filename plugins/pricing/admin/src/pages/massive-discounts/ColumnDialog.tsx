import { Field, TextInput, Typography } from '@strapi/design-system';
import { ChoiceField, formatNumber, FormDialog, type Failure } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { plainNumber } from './block';
import { columns } from './columns';

interface Props {
  /** How many products the filters find, on all their pages. */
  readonly found: number;
  /** Answers why the products could not be read. */
  readonly onFill: (key: string, typed: string) => Promise<Failure | null>;
  readonly onClose: () => void;
}

const choices = Object.fromEntries(columns.map(({ key, hint }) => [key, hint]));

/** Writes one value into a column of all products that are found; it is saved with the rest. */
export function ColumnDialog({ found, onFill, onClose }: Props) {
  const [key, setKey] = useState('');
  const [typed, setTyped] = useState('');
  const products = found === 1 ? '1 producto' : `${formatNumber(found)} productos`;
  return (
    <FormDialog
      title="Rellenar columna"
      submitLabel={`Escribir en ${products}`}
      isIncomplete={key === ''}
      fields={[]}
      onSubmit={() => onFill(key, plainNumber(typed))}
      onClose={onClose}
    >
      {() => (
        <>
          <Typography>
            {`El valor se escribe en ${found === 1 ? 'el producto encontrado' : `los ${products} encontrados`}, en todas las páginas. Nada cambia hasta que guardes.`}
          </Typography>
          <ChoiceField name="column" label="Columna" isRequired value={key} choices={choices} onChange={setKey} />
          <Field.Root name="value" hint="Vacío: quita el valor">
            <Field.Label>Valor</Field.Label>
            <TextInput inputMode="decimal" value={typed} onChange={(event) => setTyped(event.target.value)} />
            <Field.Hint />
          </Field.Root>
        </>
      )}
    </FormDialog>
  );
}

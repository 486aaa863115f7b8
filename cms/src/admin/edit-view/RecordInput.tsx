import { Field } from '@strapi/design-system';
import { RecordPicker } from '@mayorista/kernel/panel';
import { useField } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import type { RecordSource } from './edit-layout';

interface Props {
  readonly name: string;
  readonly record: RecordSource;
  readonly label?: string;
  readonly hint?: ReactNode;
  readonly labelAction?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

type Row = { readonly id: number } & Readonly<Record<string, unknown>>;

/** A record of the house chosen by its name, for what the platform stores as its id. */
export function RecordInput({ name, record, label, hint, labelAction, required, disabled }: Props) {
  const { value, error, onChange } = useField<number | null>(name);
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <RecordPicker<Row>
        path={record.path}
        size="M"
        placeholder="Ninguno"
        value={value ?? null}
        disabled={disabled}
        nameOf={(row) => String(row[record.name])}
        onChange={(id) => onChange(name, id)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

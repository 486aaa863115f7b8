import { Field, Toggle } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

interface Props {
  readonly name: string;
  readonly label?: string;
  readonly hint?: ReactNode;
  readonly labelAction?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** Yes or no, for what the platform stores as 1 or 0; nothing is chosen while nothing is stored. */
export function FlagInput({ name, label, hint, labelAction, required, disabled }: Props) {
  const { value, error, onChange } = useField<number | null>(name);
  return (
    <Field.Root name={name} hint={hint} error={error} required={required} maxWidth="320px">
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Toggle
        name={name}
        onLabel="Sí"
        offLabel="No"
        checked={value === null || value === undefined ? null : Number(value) === 1}
        disabled={disabled}
        onChange={(event) => onChange(name, event.target.checked ? 1 : 0)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

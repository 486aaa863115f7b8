import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import type { Choices } from './edit-layout';

interface Props {
  readonly name: string;
  readonly choices: Choices;
  readonly attribute: { readonly type: string };
  readonly label?: string;
  readonly hint?: ReactNode;
  readonly labelAction?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** One of a few, for what the platform stores as a number or a key; what it does not know is shown as it is stored. */
export function ChoiceInput({ name, choices, attribute, label, hint, labelAction, required, disabled }: Props) {
  const { value, error, onChange } = useField<number | string | null>(name);
  const stored = value === null || value === undefined ? '' : String(value);
  const texts = stored === '' || stored in choices ? choices : { ...choices, [stored]: stored };
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        value={stored}
        placeholder="Elige"
        disabled={disabled}
        onChange={(next) => onChange(name, attribute.type === 'integer' ? Number(next) : String(next))}
      >
        {Object.entries(texts).map(([key, text]) => (
          <SingleSelectOption key={key} value={key}>
            {text}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

import { Field, TextInput } from '@strapi/design-system';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly maxLength?: number;
  readonly onChange: (value: string) => void;
}

/** A line of text with its label, its hint and what is wrong with it. */
export function TextField({
  name,
  label,
  value,
  error,
  hint,
  isRequired = false,
  isDisabled = false,
  maxLength,
  onChange,
}: Props) {
  return (
    <Field.Root name={name} required={isRequired} error={error} hint={hint} width="100%">
      <Field.Label>{label}</Field.Label>
      <TextInput
        value={value}
        disabled={isDisabled}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

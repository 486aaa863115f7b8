import { Field, TextInput } from '@strapi/design-system';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'date' | 'datetime-local';
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly maxLength?: number;
  readonly onChange: (value: string) => void;
}

/** Renders an input for a line of text, a number or a day with its label, hint and error. */
export function TextField(props: Props) {
  const { name, label, value, type = 'text', inputMode, error, hint, maxLength, onChange } = props;
  const { isRequired = false, isDisabled = false } = props;
  return (
    <Field.Root name={name} required={isRequired} error={error} hint={hint} width="100%">
      <Field.Label>{label}</Field.Label>
      <TextInput
        type={type}
        inputMode={inputMode}
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

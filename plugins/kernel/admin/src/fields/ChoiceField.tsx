import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Stored value to displayed text, in the order in which they are offered. */
  readonly choices: Readonly<Record<string, string>>;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  /** Lets the value be cleared, which gives an empty text. */
  readonly isOptional?: boolean;
  /** Text while nothing is chosen: 'Todos' over a list. */
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** Renders a select with its label, hint and error. */
export function ChoiceField(props: Props) {
  const { name, label, value, choices, error, hint, onChange } = props;
  const { isRequired = false, isOptional = false, isDisabled = false } = props;
  const { placeholder = isOptional ? 'Sin dato' : 'Elige una opción' } = props;
  return (
    <Field.Root name={name} required={isRequired} error={error} hint={hint} width="100%">
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value}
        placeholder={placeholder}
        clearLabel="Quitar el dato"
        disabled={isDisabled}
        {...(isOptional && value !== '' ? { onClear: () => onChange('') } : {})}
        onChange={(next) => onChange(String(next))}
      >
        {Object.entries(choices).map(([key, text]) => (
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

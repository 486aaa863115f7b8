import { Field, Flex, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system';
import type { FilledField, Typed } from '../datasheets/product-values';

interface Props {
  readonly field: FilledField;
  readonly value: Typed;
  readonly error: string | undefined;
  readonly onChange: (field: FilledField, value: Typed) => void;
}

const yesOrNo = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
];

/** A characteristic's value, typed or chosen as its kind asks. */
export function ValueField({ field, value, error, onChange }: Props) {
  const { id, name, field_type: type, unit, is_key: isKey, options } = field;
  const set = (change: Partial<Typed>) => onChange(field, { ...value, ...change });
  const label = `${name}${unit === null ? '' : ` (${unit})`}`;
  return (
    <Flex gap={3} alignItems="flex-start" direction={{ initial: 'column', medium: 'row' }}>
      <Field.Root name={`value-${id}`} error={error} width="100%" hint={isKey ? 'Característica clave' : undefined}>
        <Field.Label>{label}</Field.Label>
        {type === 'boolean' || type === 'list' ? (
          <Choice
            value={value.es}
            choices={type === 'boolean' ? yesOrNo : options.map(({ es }) => ({ value: es, label: es }))}
            onChange={(es) => set({ es })}
          />
        ) : (
          <TextInput
            inputMode={type === 'number' ? 'decimal' : 'text'}
            value={value.es}
            onChange={(event) => set({ es: event.target.value })}
          />
        )}
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      {type === 'text' && (
        <Field.Root name={`value-en-${id}`} width="100%">
          <Field.Label>{`${name} en inglés`}</Field.Label>
          <TextInput value={value.en} onChange={(event) => set({ en: event.target.value })} />
        </Field.Root>
      )}
    </Flex>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** What is stored and no longer offered still shows, so that it is not lost by opening the form. */
function Choice({ value, choices, onChange }: ChoiceProps) {
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  const offered = isKnown ? choices : [...choices, { value, label: `${value} (ya no está en la lista)` }];
  return (
    <SingleSelect
      value={value}
      placeholder="Sin dato"
      clearLabel="Quitar el dato"
      onClear={() => onChange('')}
      onChange={(next) => onChange(String(next))}
    >
      {offered.map((choice) => (
        <SingleSelectOption key={choice.value} value={choice.value}>
          {choice.label}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}

import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { RecordPicker, TextField } from '@mayorista/kernel/panel';
import type { ReactNode } from 'react';
import type { ProductField } from './fields';

interface Props {
  readonly field: ProductField;
  readonly value: string;
  readonly error: string | undefined;
  /** Instead of the field's own. */
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

const yesOrNo = { yes: 'Sí', no: 'No' } as const;

/** Asks for a field of a product in the manner of its kind. */
export function FieldInput({ field, value, error, hint = field.hint, onChange }: Props) {
  switch (field.kind) {
    case 'text':
    case 'decimal':
    case 'whole':
      return (
        <TextField
          name={field.name}
          label={field.label}
          value={value}
          error={error}
          isRequired={field.isOptional !== true}
          {...(hint === undefined ? {} : { hint })}
          {...(field.kind === 'text' ? { maxLength: field.maxLength } : { inputMode: modes[field.kind] })}
          onChange={onChange}
        />
      );
    case 'flag':
    case 'boolean':
      return <Choice {...{ field, value, error, hint, onChange }} choices={yesOrNo} />;
    case 'choice':
      return <Choice {...{ field, value, error, hint, onChange }} choices={field.choices} />;
    case 'record':
      return (
        <Frame {...{ field, error, hint }}>
          <RecordPicker<{ readonly id: number; readonly name: string }>
            path={field.path}
            size="M"
            placeholder="Sin dato"
            value={value === '' ? null : Number(value)}
            nameOf={({ name }) => name}
            onChange={(id) => onChange(id === null ? '' : String(id))}
          />
        </Frame>
      );
  }
}

const modes = { decimal: 'decimal', whole: 'numeric' } as const;

interface FrameProps {
  readonly field: ProductField;
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly children: ReactNode;
}

const Frame = ({ field, error, hint, children }: FrameProps) => (
  <Field.Root name={field.name} required={field.isOptional !== true} error={error} hint={hint} width="100%">
    <Field.Label>{field.label}</Field.Label>
    {children}
    <Field.Hint />
    <Field.Error />
  </Field.Root>
);

type ChoiceProps = Omit<FrameProps, 'children'> & {
  readonly value: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
};

const Choice = ({ field, value, error, hint, choices, onChange }: ChoiceProps) => (
  <Frame {...{ field, error, hint }}>
    <SingleSelect
      value={value}
      placeholder={field.isOptional === true ? 'Sin dato' : 'Elige una opción'}
      clearLabel="Quitar el dato"
      {...(field.isOptional === true && value !== '' ? { onClear: () => onChange('') } : {})}
      onChange={(next) => onChange(String(next))}
    >
      {Object.entries(choices).map(([key, text]) => (
        <SingleSelectOption key={key} value={key}>
          {text}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  </Frame>
);

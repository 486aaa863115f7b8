import { Field } from '@strapi/design-system';
import { ChoiceField, RecordPicker, TextField } from '@mayorista/kernel/panel';
import type { ReactNode } from 'react';
import type { Named } from '@mayorista/config/answers';
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
          hint={hint}
          {...(field.kind === 'text' ? { maxLength: field.maxLength } : { inputMode: modes[field.kind] })}
          onChange={onChange}
        />
      );
    case 'flag':
    case 'boolean':
    case 'choice':
      return (
        <ChoiceField
          name={field.name}
          label={field.label}
          value={value}
          choices={field.kind === 'choice' ? field.choices : yesOrNo}
          error={error}
          hint={hint}
          isRequired={field.isOptional !== true}
          isOptional={field.isOptional === true}
          onChange={onChange}
        />
      );
    case 'record':
      return (
        <Frame {...{ field, error, hint }}>
          <RecordPicker<Named<'Named'>>
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

import { Checkbox, Field as Labelled, Textarea } from '@strapi/design-system';
import type { ComponentType } from 'react';
import type { Field } from '../../../../shared/shape';
import { ChoiceField } from '../../ChoiceField';
import { TextField } from '../../TextField';
import { isYesNo, labelOf, type DraftValue, type Named, type StoredFile } from '../draft/draft';
import { isUnresolved } from '../draft/input';
import { unresolvedText } from '../lines/paste';
import { FileField } from './FileField';
import { localMoment, momentOfLocal } from './local-moment';
import { ReferenceInput } from './ReferenceInput';

export interface FieldInputProps {
  readonly name: string;
  readonly field: Field;
  readonly value: DraftValue;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  readonly onChange: (name: string, value: DraftValue) => void;
}

/** Component that takes the place of a field's own in the form. */
export type FieldSlot = ComponentType<FieldInputProps>;

/** Longest text that is asked for on one line. */
const oneLine = 255;

/** Renders the input of a field with its label, hint and error. */
export function FieldInput(props: FieldInputProps) {
  const { name, field, value, error, isDisabled = false, onChange } = props;
  const change = (next: DraftValue) => onChange(name, next);
  const shared = { name, label: labelOf(field), error, hint: field.hint, isDisabled };
  const text = typeof value === 'string' ? value : '';
  const isRequired = field.presence === 'required';
  if (isYesNo(field)) return <YesNo {...shared} isOn={value === true} onChange={change} />;
  switch (field.kind) {
    case 'text':
      return field.settings.max > oneLine ? (
        <LongText {...props} />
      ) : (
        <TextField {...shared} value={text} isRequired={isRequired} maxLength={field.settings.max} onChange={change} />
      );
    case 'day':
      return <TextField {...shared} type="date" value={text} isRequired={isRequired} onChange={change} />;
    case 'moment':
      return (
        <TextField
          {...shared}
          type="datetime-local"
          value={localMoment(text)}
          isRequired={isRequired}
          onChange={(local) => change(momentOfLocal(local))}
        />
      );
    case 'quantity':
    case 'money':
      return (
        <TextField
          {...shared}
          inputMode={field.kind === 'money' ? 'decimal' : 'numeric'}
          value={text}
          isRequired={isRequired}
          onChange={change}
        />
      );
    case 'choice':
      return (
        <ChoiceField
          {...shared}
          value={text}
          choices={field.settings.options}
          isRequired={isRequired}
          isOptional={field.presence === 'optional'}
          onChange={change}
        />
      );
    case 'reference':
      return <ReferenceField {...props} field={field} />;
    case 'file':
      return (
        <FileField {...shared} kinds={field.settings.kinds} value={value as StoredFile | File | null} onChange={change} />
      );
    default:
      return null;
  }
}

interface YesNoProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly isDisabled: boolean;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const YesNo = ({ name, label, error, hint, isDisabled, isOn, onChange }: YesNoProps) => (
  <Labelled.Root name={name} error={error} hint={hint} width="100%">
    <Checkbox checked={isOn} disabled={isDisabled} onCheckedChange={(checked) => onChange(checked === true)}>
      {label}
    </Checkbox>
    <Labelled.Hint />
    <Labelled.Error />
  </Labelled.Root>
);

function LongText({ name, field, value, error, isDisabled = false, onChange }: FieldInputProps) {
  return (
    <Labelled.Root
      name={name}
      error={error}
      hint={field.hint}
      required={field.presence === 'required'}
      width="100%"
    >
      <Labelled.Label>{field.label}</Labelled.Label>
      <Textarea
        value={typeof value === 'string' ? value : ''}
        disabled={isDisabled}
        maxLength={field.kind === 'text' ? field.settings.max : undefined}
        onChange={(event) => onChange(name, event.target.value)}
      />
      <Labelled.Hint />
      <Labelled.Error />
    </Labelled.Root>
  );
}

type ReferenceProps = FieldInputProps & { readonly field: Extract<Field, { readonly kind: 'reference' }> };

function ReferenceField({ name, field, value, error, onChange }: ReferenceProps) {
  const told = isUnresolved(field, value) ? unresolvedText(value) : error;
  return (
    <Labelled.Root
      id={name}
      name={name}
      error={told}
      hint={field.hint}
      required={field.presence === 'required'}
      width="100%"
    >
      <Labelled.Label>{field.label}</Labelled.Label>
      <ReferenceInput
        id={name}
        to={field.settings.to}
        label={field.label}
        value={value as Named | string | null}
        placeholder="Busca y elige"
        isWrong={told !== undefined}
        describedBy={told === undefined ? undefined : `${name}-error`}
        onChange={(next) => onChange(name, next)}
      />
      <Labelled.Hint />
      <Labelled.Error />
    </Labelled.Root>
  );
}

import { Checkbox, Field as Labelled, Textarea } from '@strapi/design-system';
import type { ComponentType } from 'react';
import type { Field, Referable } from '../../../../shared/shape';
import { ChoiceField } from '../../fields/ChoiceField';
import { TextField } from '../../fields/TextField';
import { isYesNo, labelOf, yearChoices, type DraftValue, type Named, type StoredFile } from '../draft/draft';
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
  const { field } = props;
  if (isYesNo(field)) return <YesNo {...props} />;
  if (field.kind === 'choice') return <Choice {...props} choices={field.settings.options} />;
  const years = yearChoices(field);
  if (years !== null) return <Choice {...props} choices={years} />;
  if (field.kind === 'reference') return <ReferenceField {...props} to={field.settings.to} />;
  if (field.kind === 'file') return <PrivateFile {...props} kinds={field.settings.kinds} />;
  return field.kind === 'text' && field.settings.max > oneLine ? <LongText {...props} /> : <Line {...props} />;
}

const settingsOf = ({ name, field, error, isDisabled = false }: FieldInputProps) => ({
  name,
  label: labelOf(field),
  error,
  hint: field.hint,
  isDisabled,
  isRequired: field.presence === 'required',
});

const textOf = ({ value }: FieldInputProps): string => (typeof value === 'string' ? value : '');

const lineTypes = {
  day: { type: 'date' },
  moment: { type: 'datetime-local' },
  quantity: { inputMode: 'numeric' },
  money: { inputMode: 'decimal' },
} as const;

/** Renders what is typed on one line: a text, a number, a day, a moment. */
function Line(props: FieldInputProps) {
  const { name, field, onChange } = props;
  const isMoment = field.kind === 'moment';
  return (
    <TextField
      {...settingsOf(props)}
      {...(field.kind in lineTypes ? lineTypes[field.kind as keyof typeof lineTypes] : {})}
      {...(field.kind === 'text' ? { maxLength: field.settings.max } : {})}
      value={isMoment ? localMoment(textOf(props)) : textOf(props)}
      onChange={(typed) => onChange(name, isMoment ? momentOfLocal(typed) : typed)}
    />
  );
}

const Choice = (props: FieldInputProps & { readonly choices: Readonly<Record<string, string>> }) => (
  <ChoiceField
    {...settingsOf(props)}
    value={textOf(props)}
    choices={props.choices}
    isOptional={props.field.presence === 'optional'}
    onChange={(chosen) => props.onChange(props.name, chosen)}
  />
);

function PrivateFile(props: FieldInputProps & { readonly kinds: readonly string[] }) {
  const { name, label, error, hint, isDisabled } = settingsOf(props);
  return (
    <FileField
      {...{ name, label, error, hint, isDisabled }}
      kinds={props.kinds}
      value={props.value as StoredFile | File | null}
      onChange={(file) => props.onChange(name, file)}
    />
  );
}

const YesNo = ({ name, field, value, error, isDisabled = false, onChange }: FieldInputProps) => (
  <Labelled.Root name={name} error={error} hint={field.hint} width="100%">
    <Checkbox
      checked={value === true}
      disabled={isDisabled}
      onCheckedChange={(checked) => onChange(name, checked === true)}
    >
      {labelOf(field)}
    </Checkbox>
    <Labelled.Hint />
    <Labelled.Error />
  </Labelled.Root>
);

function LongText({ name, field, value, error, isDisabled = false, onChange }: FieldInputProps) {
  return (
    <Labelled.Root name={name} error={error} hint={field.hint} required={field.presence === 'required'} width="100%">
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

type ReferenceProps = FieldInputProps & { readonly to: Referable };

function ReferenceField({ name, field, to, value, error, onChange }: ReferenceProps) {
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
        to={to}
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

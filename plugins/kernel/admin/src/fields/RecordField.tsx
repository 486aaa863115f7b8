import { Field } from '@strapi/design-system';
import type { ComponentProps } from 'react';
import { RecordPicker } from './RecordPicker';

type Picking<Row extends { readonly id: number }> = ComponentProps<typeof RecordPicker<Row>>;

interface Props<Row extends { readonly id: number }> extends Omit<Picking<Row>, 'label' | 'isEmptied'> {
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
}

/** Renders a picker of a record with its label, hint and error. */
export function RecordField<Row extends { readonly id: number }>(props: Props<Row>) {
  const { name, label, error, hint, isRequired = false, ...picking } = props;
  return (
    <Field.Root name={name} required={isRequired} error={error} hint={hint} width="100%">
      <Field.Label>{label}</Field.Label>
      <RecordPicker<Row> size="M" {...picking} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

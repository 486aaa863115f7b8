import { Grid } from '@strapi/design-system';
import { useCallback } from 'react';
import { fieldKey, type Lines, type Shape } from '../../../../shared/shape';
import { Card } from '../../Card';
import { FieldInput, type FieldSlot } from '../fields/FieldInput';
import { isWritable } from '../draft/input';
import { labelOf } from '../draft/draft';
import { LineEditor } from '../lines/LineEditor';
import type { Wanted } from '../lines/paste';
import { FieldText } from './FieldText';
import { formParts } from './form-parts';
import { useLookUp } from './use-look-up';
import type { RecordForm } from './use-record-form';

interface Props {
  readonly shape: Shape;
  readonly form: RecordForm;
  /** Null for a record that is only read. */
  readonly editing: 'new' | 'existing' | null;
  readonly slots: Readonly<Record<string, FieldSlot | undefined>>;
}

/** Renders the form of a record in the order of its shape: fields in cards, each group of lines in its own. */
export function FormSections({ shape, form, editing, slots }: Props) {
  return formParts(shape).map((part, at) =>
    part.kind === 'lines' ? (
      <Card key={part.group} title={part.lines.label}>
        <Group shape={shape} group={part.group} definition={part.lines} form={form} isEditable={editing !== null} />
      </Card>
    ) : (
      <Card key={part.rows.flat().join()} title={at === 0 ? 'Datos' : 'Otros datos'}>
        {part.rows.map((row) => (
          <Grid.Root key={row.join()} gap={4}>
            {row.map((name) => (
              <Grid.Item key={name} col={12 / row.length} s={12} xs={12} direction="column" alignItems="stretch">
                <FieldOf name={name} shape={shape} form={form} editing={editing} slot={slots[name]} />
              </Grid.Item>
            ))}
          </Grid.Root>
        ))}
      </Card>
    ),
  );
}

interface FieldProps extends Omit<Props, 'slots'> {
  readonly name: string;
  readonly slot: FieldSlot | undefined;
}

function FieldOf({ name, shape, form, editing, slot }: FieldProps) {
  const field = shape.fields[name];
  if (field === undefined) return null;
  const value = form.draft.values[name] ?? null;
  if (editing === null || !isWritable(field, editing === 'new'))
    return <FieldText label={labelOf(field)} field={field} value={value} currency={form.draft.values['currency']} />;
  const Input = slot ?? FieldInput;
  const error = form.refusals.fields[fieldKey(name, field)] ?? form.refusals.fields[name];
  return <Input name={name} field={field} value={value} error={error} onChange={form.setValue} />;
}

interface GroupProps {
  readonly shape: Shape;
  readonly group: string;
  readonly definition: Lines;
  readonly form: RecordForm;
  readonly isEditable: boolean;
}

function Group({ shape, group, definition, form, isEditable }: GroupProps) {
  const { changeLines, clearCell } = form;
  const lookUpIn = useLookUp(shape);
  const change = useCallback(
    (next: Parameters<typeof changeLines>[1]) => changeLines(group, next),
    [changeLines, group],
  );
  const lookUp = useCallback((texts: Wanted) => lookUpIn(group, texts), [lookUpIn, group]);
  const onTyped = useCallback((line: number, name: string) => clearCell(group, line, name), [clearCell, group]);
  return (
    <LineEditor
      definition={definition}
      lines={form.draft.lines[group] ?? []}
      refusals={form.refusals.lines[group]}
      error={form.refusals.fields[group]}
      isEditable={isEditable}
      change={change}
      lookUp={lookUp}
      onTyped={onTyped}
    />
  );
}

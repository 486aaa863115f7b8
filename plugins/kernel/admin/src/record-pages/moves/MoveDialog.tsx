import { Typography } from '@strapi/design-system';
import { useState } from 'react';
import { fieldKey, type FieldMap, type MoveInput } from '../../../../shared/shape';
import type { Failure } from '../../reading/failure';
import { FormDialog } from '../../fields/FormDialog';
import { emptyValues } from '../draft/draft';
import { moveInput } from '../draft/input';
import { FieldInput } from '../fields/FieldInput';
import type { AnyAnswer, NextMove, RecordPages } from '../options';
import { isDangerous, isFinal } from '../record/record-state';

interface Props {
  readonly pages: RecordPages;
  readonly record: AnyAnswer;
  readonly next: NextMove;
  readonly move: (
    next: NextMove,
    input: Readonly<Record<string, unknown>>,
    isAsked: boolean,
  ) => Promise<Failure | null>;
  readonly onClose: () => void;
}

/** Renders the dialog of a move: what it asks for, or that it cannot be undone. */
export function MoveDialog(props: Props) {
  const { pages, record, next, move, onClose } = props;
  const Special = pages.slots.move?.[next.move]?.dialog;
  if (Special === undefined) return <OwnDialog {...props} />;
  return <Special record={record} move={(input) => move(next, input, true)} onClose={onClose} />;
}

/** Fields of a move; its lines are asked for by a slot. */
const fieldsOf = (input: MoveInput): FieldMap =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, asked]) => ('kind' in asked ? [[name, asked] as const] : [])),
  );

const failedTextOf = (failed: string | undefined) => (failed === undefined ? {} : { failedText: failed });

function OwnDialog({ pages: { shape, slots }, record, next, move, onClose }: Props) {
  const fields = fieldsOf(shape.moves[next.move]?.input ?? {});
  const [values, setValues] = useState(() => emptyValues(fields));
  const submit = () => move(next, moveInput(fields, values), true);
  const byDefault = isFinal(shape, next) ? 'No se puede deshacer.' : null;
  const text = slots.move?.[next.move]?.explain?.(record) ?? byDefault;
  const keys = Object.entries(fields).map(([name, field]) => fieldKey(name, field));
  return (
    <FormDialog
      title={next.label}
      submitLabel={next.label}
      isDangerous={isDangerous(shape, next)}
      {...failedTextOf(slots.move?.[next.move]?.failed)}
      fields={keys}
      onSubmit={submit}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {text !== null && <Typography>{text}</Typography>}
          {Object.entries(fields).map(([name, field]) => (
            <FieldInput
              key={name}
              name={name}
              field={field}
              value={values[name] ?? null}
              error={errorOf(fieldKey(name, field))}
              onChange={(changed, value) => setValues((now) => ({ ...now, [changed]: value }))}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}

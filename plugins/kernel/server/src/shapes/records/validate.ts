import type { Words } from '../../../../shared/words';
import type { Shape } from '../../../../shared/shape';
import { ValidationError, throwIfAny, type FieldError } from '../../errors/refusal';
import type { Actor } from '../../permissions/actor';
import type { Tx } from '../../transactions/in-transaction';
import { lineKey } from './line.store';
import type { AnyRecord, Row } from './record.types';
import { uploadFieldErrors, type Upload } from './record-files';
import { unknownReferences } from './references';
import type { Values } from './row-values';

/** A record that is about to be written. */
export interface Candidate {
  /** The record with the change applied. */
  readonly values: Readonly<Values>;
  /** The values being written; only their references are looked up. */
  readonly given: Readonly<Values>;
  readonly uploads: readonly Upload[];
  /** The stored record; null for a new one. */
  readonly before: Row | null;
}

/** Throws ValidationError with every reason at once: repeated lines, the record's own rules, unknown references, bad files. */
export async function assertValid(record: AnyRecord, tx: Tx, actor: Actor, candidate: Candidate): Promise<void> {
  const { shape, rules } = record;
  const { values, given, uploads, before } = candidate;
  throwIfAny([
    ...repeatedLines(shape, given),
    ...(rules.check?.(values) ?? []),
    ...((await rules.checkIn?.({ tx, actor, record: values, before })) ?? []),
    ...(await unknownReferences(tx, shape, given)),
    ...(await uploadFieldErrors(shape, uploads)),
  ]);
}

function repeatedLines(shape: Shape, given: Readonly<Values>): FieldError[] {
  return Object.entries(shape.lines).flatMap(([group, { fields, unique, set }]) => {
    if (unique === null || set !== null) return [];
    const keyOf = lineKey(fields, unique.fields);
    const on = fields[unique.on]?.kind === 'reference' ? `${unique.on}_id` : unique.on;
    const seen = new Set<string>();
    return ((given[group] ?? []) as readonly Values[]).flatMap((line, index): FieldError[] => {
      const isNew = seen.size < seen.add(keyOf(line)).size;
      return isNew ? [] : [{ code: 'already_taken', message: unique.text, field: `${group}.${index}.${on}` }];
    });
  });
}

const refusalCodes = { editable: 'only_changed_in', removable: 'only_removed_in' } as const;

const eitherOf = (labels: readonly Words[]): Words => ({
  es: labels.map(({ es }) => es.toLowerCase()).join(' o '),
  en: labels.map(({ en }) => en.toLowerCase()).join(' or '),
});

/** Throws ValidationError, naming the states in which it is allowed, when a record's state forbids changing or removing it. */
export function assertState({ states, stateField, label }: Shape, row: Row, may: keyof typeof refusalCodes): void {
  if (Object.keys(states).length === 0 || states[String(row[stateField])]?.[may] === true) return;
  const open = Object.values(states).flatMap((state) => (state[may] === true ? [state.label] : []));
  const params = { record: label[0], states: eitherOf(open) };
  throw new ValidationError([{ code: refusalCodes[may], field: stateField, params }]);
}

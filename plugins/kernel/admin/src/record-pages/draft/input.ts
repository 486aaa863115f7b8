import { fieldKey, setKey, type Field, type FieldMap, type Shape } from '../../../../shared/shape';
import { isBlankLine, sameLines, sameValue, type Draft, type DraftValue, type LineDraft, type Values } from './draft';
import { plainNumber } from './number-text';

/** Input of a call: JSON, the files beside it, and the lines sent, by whose position a refusal speaks. */
export interface Input {
  readonly data: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, File>>;
  readonly sent: SentLines;
}
/** Keys of the lines of each group, in the order in which they were sent. */
export type SentLines = Readonly<Record<string, readonly number[]>>;

/** Returns whether a call may give a field: always, or only for a new record. */
export const isWritable = ({ writable }: Field, isNew: boolean): boolean =>
  writable === undefined || (isNew && writable === 'create-only');

/** Converts a value to what a call takes. Text that is no number, choice or record is sent as it is: the platform says what is wrong. */
export function inputValue(field: Field, value: DraftValue): unknown {
  if (typeof value === 'boolean') return field.kind === 'flag' ? value : Number(value);
  if (typeof value === 'object')
    return value === null ? emptyInput(field) : value instanceof File ? undefined : value.id;
  const text = value.trim();
  if (text === '') return emptyInput(field);
  if (field.kind === 'money') return plainNumber(text);
  if (field.kind !== 'quantity') return text;
  const number = plainNumber(text);
  return /^-?\d{1,15}$/.test(number) ? Number(number) : text;
}

/** Returns what stands for an empty field: none, its default, or nothing, which the platform refuses where the field is required. */
function emptyInput({ presence, settings }: Field): unknown {
  if (presence === 'optional') return null;
  return 'default' in settings ? settings.default : undefined;
}

const keyOf = (name: string, field: Field): string => (field.kind === 'file' ? name : fieldKey(name, field));

const inputOf = (fields: FieldMap, values: Values, isSent: (field: Field, name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const value = isSent(field, name) ? inputValue(field, values[name] ?? null) : undefined;
      return value === undefined ? [] : [[keyOf(name, field), value]];
    }),
  );

const lineInput = (fields: FieldMap, { values }: LineDraft) =>
  inputOf(fields, values, (field) => isWritable(field, true));

const fileParts = (fields: FieldMap, values: Values): Record<string, File> =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const value = values[name];
      return value instanceof File ? [[name, value] as const] : [];
    }),
  );

/** Lines that are sent: without those nobody typed anything into. */
const written = (fields: FieldMap, lines: readonly LineDraft[]): LineDraft[] =>
  lines.filter((line) => !isBlankLine(fields, line));

function linesInput(shape: Pick<Shape, 'lines'>, draft: Draft, isSent: (group: string) => boolean) {
  const groups = Object.entries(shape.lines)
    .filter(([group]) => isSent(group))
    .map(([group, { fields, set }]) => [group, fields, set, written(fields, draft.lines[group] ?? [])] as const);
  return {
    data: Object.fromEntries(
      groups.map(([group, fields, set, lines]) => {
        const given = lines.map((line) => lineInput(fields, line));
        // Sets of references are given by their ids alone.
        return set === null ? [group, given] : [setKey(set), given.map((line) => line[`${set}_id`] ?? null)];
      }),
    ),
    sent: Object.fromEntries(groups.map(([group, , , lines]) => [group, lines.map(({ key }) => key)])),
  };
}

/** Builds the input of the call that creates a record. */
export function createInput(shape: Pick<Shape, 'fields' | 'lines'>, draft: Draft): Input {
  const { data, sent } = linesInput(shape, draft, () => true);
  const values = inputOf(shape.fields, draft.values, (field) => field.kind !== 'file' && isWritable(field, true));
  return { data: { ...values, ...data }, files: fileParts(shape.fields, draft.values), sent };
}

/** Builds the input of the call that changes a record: what differs from `stored`. */
export function changeInput(shape: Pick<Shape, 'fields' | 'lines'>, stored: Draft, draft: Draft): Input {
  const changed = (name: string): boolean => !sameValue(draft.values[name], stored.values[name]);
  const { data, sent } = linesInput(
    shape,
    draft,
    (group) => !sameLines(draft.lines[group] ?? [], stored.lines[group] ?? []),
  );
  const values = inputOf(shape.fields, draft.values, (field, name) => isWritable(field, false) && changed(name));
  return { data: { ...values, ...data }, files: fileParts(shape.fields, draft.values), sent };
}

/** Builds the input of a move from the values typed for it. */
export const moveInput = (fields: FieldMap, values: Values): Readonly<Record<string, unknown>> =>
  inputOf(fields, values, () => true);

/** Builds the body of a call: JSON, or multipart where there are files. */
export function bodyOf({ data, files }: Pick<Input, 'data' | 'files'>): Readonly<Record<string, unknown>> | FormData {
  if (Object.keys(files).length === 0) return data;
  const body = new FormData();
  body.append('data', JSON.stringify(data));
  for (const [name, file] of Object.entries(files)) body.append(name, file);
  return body;
}

/** Returns whether a reference holds text that names no record. */
export const isUnresolved = (field: Field, value: DraftValue | undefined): value is string =>
  field.kind === 'reference' && typeof value === 'string' && value.trim() !== '';

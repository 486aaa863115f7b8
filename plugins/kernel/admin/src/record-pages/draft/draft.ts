import type { Field, FieldMap, Shape } from '../../../../shared/shape';

export interface Named {
  readonly id: number;
  readonly name: string | null;
}
export interface StoredFile extends Named {
  readonly url: string;
}

/**
 * Value of a field while it is edited. What is typed is text until it is sent. A reference is the record chosen, or the text that
 * names none; a file is the stored one or the one chosen.
 */
export type DraftValue = string | boolean | Named | StoredFile | File | null;
export type Values = Readonly<Record<string, DraftValue>>;

export interface LineDraft {
  /** Tells lines apart while they are edited. */
  readonly key: number;
  readonly values: Values;
}
export type LineDrafts = readonly LineDraft[];

/** A record while it is edited. */
export interface Draft {
  readonly values: Values;
  readonly lines: Readonly<Record<string, LineDrafts>>;
}

/** A record or line as the platform answers it. */
export type Answered = Readonly<Record<string, unknown>>;

let lastKey = 0;
const nextKey = (): number => (lastKey += 1);

/** Returns whether a field is asked as yes or no: a flag, or a number from 0 to 1. */
export const isYesNo = (field: Field): boolean =>
  field.kind === 'flag' || (field.kind === 'quantity' && field.settings.min === 0 && field.settings.max === 1);

/** Returns a field's label without the '(1 sí, 0 no)' that explains a number: it is asked as yes or no. */
export const labelOf = (field: Field): string =>
  isYesNo(field) ? field.label.replace(/\(1[^()]*\)$/, '').trimEnd() : field.label;

/** Today where the browser is, yyyy-mm-dd. */
const localDay = (): string => new Date().toLocaleDateString('sv');

/** Returns the years that a field of years offers, the first one first; null for other fields. */
export function yearChoices(field: Field): Readonly<Record<string, string>> | null {
  if (field.kind !== 'quantity' || !field.settings.isYear) return null;
  const years = Array.from({ length: new Date().getFullYear() - field.settings.min + 1 }, (_, at) =>
    String(field.settings.min + at),
  );
  return Object.fromEntries(years.map((year) => [year, year]));
}

/** Returns the value of a field of a new record. */
function emptyValue(field: Field): DraftValue {
  if (field.kind === 'reference' || field.kind === 'file') return null;
  if (field.kind === 'day') return field.settings.beginsToday ? localDay() : '';
  const byDefault = 'default' in field.settings ? field.settings.default : undefined;
  if (isYesNo(field)) return byDefault === true || byDefault === 1;
  return byDefault === undefined ? '' : String(byDefault);
}

function draftValue(field: Field, value: unknown): DraftValue {
  if (field.kind === 'reference' || field.kind === 'file') return (value ?? null) as Named | null;
  if (isYesNo(field)) return value === true || value === 1;
  return value === null || value === undefined ? '' : String(value);
}

const mapFields = (fields: FieldMap, valueOf: (field: Field, name: string) => DraftValue): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]));

/** Builds the values of a new record, line or move. */
export const emptyValues = (fields: FieldMap): Values => mapFields(fields, emptyValue);

/** Builds a new line. */
export const emptyLine = (fields: FieldMap): LineDraft => ({ key: nextKey(), values: emptyValues(fields) });

/** Returns the lines, or one that is empty: there is always a cell to type or paste into. */
export const atLeastOne = (fields: FieldMap, lines: LineDrafts): LineDrafts =>
  lines.length > 0 ? lines : [emptyLine(fields)];

/** Adds a line that holds some values; a single line that nobody typed into gives its place. */
export const addLine = (fields: FieldMap, lines: LineDrafts, values: Values): LineDrafts => {
  const line = emptyLine(fields);
  const typed = lines.filter((each) => !isBlankLine(fields, each));
  return [...typed, { ...line, values: { ...line.values, ...values } }];
};

/** Builds the draft of a new record. */
export const emptyDraft = ({ fields, lines }: Pick<Shape, 'fields' | 'lines'>): Draft => ({
  values: emptyValues(fields),
  lines: Object.fromEntries(Object.entries(lines).map(([group, line]) => [group, [emptyLine(line.fields)]])),
});

/** Returns what a line of a set refers to: it is answered as the record itself. */
const memberOf = (set: string | null, name: string, { id, name: text }: Answered): unknown =>
  name === set ? { id, name: text ?? null } : undefined;

/** Builds the draft of a stored record. */
export const draftOf = ({ fields, lines }: Pick<Shape, 'fields' | 'lines'>, answer: Answered): Draft => ({
  values: mapFields(fields, (field, name) => draftValue(field, answer[name])),
  lines: Object.fromEntries(
    Object.entries(lines).map(([group, line]) => [
      group,
      atLeastOne(
        line.fields,
        ((answer[group] ?? []) as readonly Answered[]).map((stored) => ({
          key: nextKey(),
          values: mapFields(line.fields, (field, name) =>
            draftValue(field, stored[name] ?? memberOf(line.set, name, stored)),
          ),
        })),
      ),
    ]),
  ),
});

const isRecord = (value: DraftValue): value is Named =>
  typeof value === 'object' && value !== null && !(value instanceof File);

/** Returns whether two values are the same; records and files by their id. */
export const sameValue = (one: DraftValue | undefined, other: DraftValue | undefined): boolean => {
  if (one === other) return true;
  if (one === undefined || other === undefined) return false;
  return isRecord(one) && isRecord(other) && one.id === other.id;
};

/** Returns whether all values are the same. */
const sameValues = (one: Values, other: Values): boolean =>
  Object.keys(one).every((name) => sameValue(one[name], other[name]));

/** Returns whether lines are the same in the same order. */
export const sameLines = (one: LineDrafts, other: LineDrafts): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((line, at) => {
      const beside = other[at];
      return line === beside || (beside !== undefined && sameValues(line.values, beside.values));
    }));

/** Returns whether two drafts are the same. */
export const sameDraft = (one: Draft, other: Draft): boolean =>
  sameValues(one.values, other.values) &&
  Object.keys(one.lines).every((group) => sameLines(one.lines[group] ?? [], other.lines[group] ?? []));

/** Returns whether nobody has typed anything into a line. */
export const isBlankLine = (fields: FieldMap, { values }: LineDraft): boolean =>
  sameValues(values, emptyValues(fields));

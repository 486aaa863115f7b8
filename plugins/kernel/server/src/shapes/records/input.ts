import { fieldKey, setKey, type Lines, type Shape } from '../../../../shared/shape';
import { lineKey } from './line.store';
import { fieldKeys, fromInput, newRow, type Values } from './row-values';

/** Converts parsed input to the values of a record: only the fields and groups of lines that it gives. */
export const givenValues = (shape: Shape, input: Readonly<Values>): Values => ({
  ...fromInput(shape.fields, input),
  ...Object.fromEntries(
    Object.entries(shape.lines).flatMap(([group, lines]) => {
      const given = givenLines(group, lines, input);
      return given === undefined
        ? []
        : [[group, given.map((line) => ({ ...newRow(lines.fields), ...fromInput(lines.fields, line) }))]];
    }),
  ),
});

const givenLines = (group: string, { set }: Lines, input: Readonly<Values>): readonly Values[] | undefined =>
  set === null
    ? (input[group] as readonly Values[] | undefined)
    : (input[setKey(set)] as readonly number[] | undefined)?.map((id) => ({ [`${set}_id`]: id }));

/** Gives lines that keep their ids the read-only fields of the stored lines that they match: no call writes those. */
export const withStoredFacts = ({ lines }: Shape, given: Readonly<Values>, current: Readonly<Values>): Values => ({
  ...given,
  ...Object.fromEntries(
    Object.entries(lines).flatMap(([group, { fields, unique, keepIds }]) => {
      const sent = given[group] as readonly Values[] | undefined;
      if (sent === undefined || unique === null || !keepIds) return [];
      const keyOf = lineKey(fields, unique.fields);
      const facts = Object.entries(fields).flatMap(([name, field]) =>
        field.writable === 'read-only' ? [fieldKey(name, field)] : [],
      );
      const stored = new Map((current[group] as readonly Values[]).map((line) => [keyOf(line), line]));
      const kept = (line: Values): Values => {
        const former = stored.get(keyOf(line));
        return former === undefined ? {} : Object.fromEntries(facts.map((key) => [key, former[key]]));
      };
      return [[group, sent.map((line) => ({ ...line, ...kept(line) }))]];
    }),
  ),
});

/** Builds the values of a new record: defaults, null and no lines where nothing is given. */
export const newValues = (shape: Shape, given: Readonly<Values>): Values => ({
  ...newRow(shape.fields),
  ...Object.fromEntries(Object.keys(shape.lines).map((group) => [group, []])),
  ...given,
});

/** Picks what people type of a stored record: no ids of lines, no files, no times. */
export const typedValues = (shape: Shape, row: Readonly<Values>): Values => ({
  ...Object.fromEntries(fieldKeys(shape.fields).map((key) => [key, row[key] ?? null])),
  ...Object.fromEntries(
    Object.keys(shape.lines).map((group) => [
      group,
      (row[group] as readonly Values[]).map(({ id: _id, ...line }) => line),
    ]),
  ),
});

/** Converts the values of a record to what its history tells: sets of references by their ids, in the order of the ids. */
export function historyValues({ lines }: Shape, values: Readonly<Values>): Values {
  const told: Values = { ...values };
  for (const [group, { set }] of Object.entries(lines)) {
    if (set === null || told[group] === undefined) continue;
    const ids = (told[group] as readonly Values[]).map((line) => Number(line[`${set}_id`]));
    told[setKey(set)] = ids.sort((one, other) => one - other);
    delete told[group];
  }
  return told;
}

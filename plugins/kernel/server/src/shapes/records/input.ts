import type { Shape } from '../../../../shared/shape';
import { fieldKeys, fromInput, newRow, type Values } from './row-values';

/** Converts parsed input to the values of a record: only the fields and groups of lines that it gives. */
export const givenValues = (shape: Shape, input: Readonly<Values>): Values => ({
  ...fromInput(shape.fields, input),
  ...Object.fromEntries(
    Object.entries(shape.lines).flatMap(([group, { fields }]) => {
      const lines = input[group] as readonly Values[] | undefined;
      return lines === undefined
        ? []
        : [[group, lines.map((line) => ({ ...newRow(fields), ...fromInput(fields, line) }))]];
    }),
  ),
});

/** Builds the values of a new record: defaults, null and no lines where nothing is given. */
export const newValues = (shape: Shape, given: Readonly<Values>): Values => ({
  ...newRow(shape.fields),
  ...Object.fromEntries(Object.keys(shape.lines).map((group) => [group, []])),
  ...given,
});

/** Picks what people type of a stored record, for its history: no ids of lines, no files, no times. */
export const typedValues = (shape: Shape, row: Readonly<Values>): Values => ({
  ...Object.fromEntries(fieldKeys(shape.fields).map((key) => [key, row[key] ?? null])),
  ...Object.fromEntries(
    Object.keys(shape.lines).map((group) => [
      group,
      (row[group] as readonly Values[]).map(({ id: _id, ...line }) => line),
    ]),
  ),
});

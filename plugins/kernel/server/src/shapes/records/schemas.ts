import { z, type ZodType } from 'zod';
import {
  fieldKey,
  setKey,
  type Field,
  type FieldMap,
  type Lines,
  type MoveInput,
  type Shape,
} from '../../../../shared/shape';
import { dayText, momentText, recordId } from '../../http/input.schema';

type Members = Record<string, ZodType>;

const highestQuantity = 2_147_483_647;

/** The schema of an input, which a route of the plugin's own may extend. */
export type InputSchema = z.ZodObject<Members, z.core.$strict>;

/** Builds the schema of a new record. Groups of lines that are left out are empty. */
export const createSchema = (shape: Shape): InputSchema =>
  z.strictObject({
    ...inputMembers(shape.fields),
    ...lineMembers(shape, (schema) => schema.default([])),
  });

/** Builds the schema of a change. What is left out stays; a group of lines that is sent replaces the stored one. */
export function changeSchema(shape: Shape): InputSchema {
  const changeable = Object.entries(shape.fields).filter(([, { writable }]) => writable === undefined);
  return z.strictObject({
    // Without defaults, because fields left out of a change must stay as they are.
    ...Object.fromEntries(changeable.map(([name, field]) => [inputKey(name, field), changeMember(field)])),
    ...lineMembers(shape, (schema) => schema.optional()),
  });
}

/** Builds the schema members of all groups of lines, by their keys: sets of references are given by ids alone. */
const lineMembers = ({ lines }: Shape, member: (schema: ZodType) => ZodType): Members =>
  Object.fromEntries(
    Object.entries(lines).map(([group, each]): [string, ZodType] =>
      each.set === null ? [group, member(linesSchema(each))] : [setKey(each.set), member(idsSchema(each))],
    ),
  );

const idsSchema = ({ max }: Lines): ZodType =>
  z
    .array(recordId)
    .max(max)
    .transform((ids) => [...new Set(ids)]);

/** Builds the schema of the moves' route: the next state, the one the caller saw, and the fields of any move. */
export function moveSchema({ states, stateField, moves }: Shape): ZodType {
  const state = z.enum(Object.keys(states), { error: 'not_an_option' });
  const members = Object.values(moves).flatMap(({ input = {} }) => Object.entries(moveMembers(input)));
  return z.strictObject({
    ...Object.fromEntries(members.map(([name, member]) => [name, member.optional()])),
    [stateField]: state,
    [`current_${stateField}`]: state.optional(),
  });
}

/** Builds the schema members of the fields that a move requires. */
export const moveMembers = (input: MoveInput): Members =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, asked]): [string, ZodType][] =>
      'kind' in asked ? Object.entries(inputMembers({ [name]: asked })) : [[name, linesSchema(asked).optional()]],
    ),
  );

/** Builds the schema members of every field that a request may give, by its key. */
const inputMembers = (fields: FieldMap): Members =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.writable === 'read-only' ? [] : [[inputKey(name, field), createMember(field)]],
    ),
  );

const linesSchema = ({ fields, max }: Lines) => z.array(z.strictObject(inputMembers(fields))).max(max);

/** Returns a field's key in the input. A file is uploaded as a part of its own name; in the data it can only be removed by null. */
const inputKey = (name: string, field: Field): string => (field.kind === 'file' ? name : fieldKey(name, field));

function createMember(field: Field): ZodType {
  const value = valueSchema(field);
  if (field.presence === 'required') return value;
  if (field.presence === 'optional') return orNull(value);
  return value.default((field.settings as { readonly default: unknown }).default as never);
}

const changeMember = (field: Field): ZodType =>
  field.presence === 'optional' ? orNull(valueSchema(field)) : valueSchema(field).optional();

/** Converts an empty text to null, because forms send it for an empty field. */
const orNull = (value: ZodType): ZodType =>
  z.preprocess((given) => (typeof given === 'string' && given.trim() === '' ? null : given), value.nullish());

function valueSchema(field: Field): ZodType {
  switch (field.kind) {
    case 'text':
      return textSchema(field.settings);
    case 'day':
      return dayText;
    case 'moment':
      return momentText;
    case 'quantity': {
      const { min, max } = field.settings;
      return z.number().int('invalid').min(min).max(Math.min(max, highestQuantity));
    }
    case 'money':
      return moneySchema(field.settings);
    case 'choice':
      return z.enum(Object.keys(field.settings.options), { error: 'not_an_option' });
    case 'flag':
      return z.boolean();
    case 'reference':
      return recordId;
    case 'file':
      return z.null({ error: 'file_as_part' });
  }
}

type SettingsOf<K extends Field['kind']> = Extract<Field, { readonly kind: K }>['settings'];

function textSchema({ min, max, pattern }: SettingsOf<'text'>): ZodType {
  const schema = z.string().trim().min(min).max(max);
  // oxlint-disable-next-line house/made-pattern -- shapes write it as a literal, which is looked at there
  return pattern === undefined ? schema : schema.regex(new RegExp(pattern.source, 'u'), pattern.code);
}

/** Builds the schema of an amount of money, at most what numeric(14,4) holds. */
function moneySchema({ decimals, min, max, above }: SettingsOf<'money'>): ZodType {
  const amount = z
    .union([z.number(), z.string().trim()], { error: 'not_a_number' })
    .transform(String)
    // oxlint-disable-next-line house/made-pattern -- numbers alone are put in, and the API's description tells the pattern
    .pipe(z.string().regex(new RegExp(`^-?\\d{1,10}(\\.\\d{1,${decimals}})?$`), 'not_a_number'));
  return amount.superRefine((given, context) => {
    const number = Number(given);
    const bound = { inclusive: true, origin: 'number', input: given } as const;
    if (above !== undefined && number <= above)
      context.addIssue({ code: 'custom', message: above === 0 ? 'not_positive' : 'invalid' });
    if (min !== undefined && number < min) context.addIssue({ code: 'too_small', minimum: min, ...bound });
    if (max !== undefined && number > max) context.addIssue({ code: 'too_big', maximum: max, ...bound });
  });
}

import type { Instant, PlainDate } from '../dates';
import type { Referable } from './referable';

/** Presence of a field in a new record: it must be given (required), falls back to a default (defaulted) or is null (optional). */
type Presence = 'required' | 'defaulted' | 'optional';

/** Limit on writing a field: only by the call that creates the record (create-only), or only by rules and effects of moves (read-only). */
type Writable = 'create-only' | 'read-only';

export interface FieldOptions {
  readonly label: string;
  /** A line below the field, where its label does not say it all. */
  readonly hint?: string;
}

/** Types of a field's value when stored, given and shown; no such value exists at run time. */
interface TypesOf<Stored, Given, Shown> {
  readonly stored: Stored;
  readonly given: Given;
  readonly shown: Shown;
}

interface FieldOf<
  Kind extends string,
  Types extends TypesOf<unknown, unknown, unknown>,
  P extends Presence,
  Settings,
> extends FieldOptions {
  readonly kind: Kind;
  readonly presence: P;
  readonly settings: Settings;
  readonly writable?: Writable;
  /** Types of the value in rows, calls and answers; never set at run time. */
  readonly types?: Types;
}

interface TextSettings {
  readonly min: number;
  readonly max: number;
  readonly default: string | undefined;
  readonly isUnique: boolean;
  readonly pattern: TextPattern | undefined;
}
/** A regular expression's source and the code of the refusal (a text of the plugin's messages.ts). */
interface TextPattern {
  readonly source: string;
  readonly code: string;
}
/** A day may begin as today in the form of a new record; who calls says it all the same. */
interface DaySettings {
  readonly beginsToday: boolean;
}
interface QuantitySettings {
  readonly min: number;
  readonly max: number;
  readonly default: number | undefined;
  /** A year: forms offer those from `min` to this one. */
  readonly isYear: boolean;
}
export interface MoneySettings {
  readonly decimals: number;
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** The amount must be greater than this. */
  readonly above: number | undefined;
  readonly default: string | undefined;
  /** Digits of its numeric column, all and after the point. */
  readonly digits: readonly [all: number, decimals: number];
  /** A percentage or a rate: shown without a sign of money. */
  readonly isRate: boolean;
}
interface ChoiceSettings<Value extends string = string> {
  readonly options: Readonly<Record<Value, string>>;
  readonly default: Value | undefined;
}
interface ReferenceSettings {
  readonly to: Referable;
  readonly onRemove: OnRemove;
  /** Marks an existing column that has neither an index nor a foreign key. */
  readonly isPlainColumn: boolean;
  readonly isIndexed: boolean;
}
interface FileSettings {
  /** Marks an existing column that has no foreign key. */
  readonly isPlainColumn: boolean;
  /** Marks a table that holds the file's name too, in `<name>_name`, because an earlier release reads it. */
  readonly hasNameColumn: boolean;
  readonly kinds: readonly string[];
  readonly maxBytes: number | undefined;
}

export interface ReferenceAnswer {
  readonly id: number;
  /** Null when the record has no name or is not there any more. */
  readonly name: string | null;
}
export interface FileAnswer {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}
/** Effect on a record when the one it refers to is removed: it prevents the removal (refuse), loses the reference (clear) or is removed too (remove). */
export type OnRemove = 'refuse' | 'clear' | 'remove';

type Same<T> = TypesOf<T, T, T>;

export type TextField<P extends Presence = Presence> = FieldOf<'text', Same<string>, P, TextSettings>;
export type DayField<P extends Presence = Presence> = FieldOf<
  'day',
  TypesOf<PlainDate, string, PlainDate>,
  P,
  DaySettings
>;
export type MomentField<P extends Presence = Presence> = FieldOf<
  'moment',
  TypesOf<Instant, string, Instant>,
  P,
  object
>;
export type QuantityField<P extends Presence = Presence> = FieldOf<'quantity', Same<number>, P, QuantitySettings>;
/** Amounts travel as text, so that nothing computes with floats; calls may give a number too. */
export type MoneyField<P extends Presence = Presence> = FieldOf<
  'money',
  TypesOf<string, string | number, string>,
  P,
  MoneySettings
>;
export type ChoiceField<Value extends string = string, P extends Presence = Presence> = FieldOf<
  'choice',
  Same<Value>,
  P,
  ChoiceSettings<Value>
>;
export type FlagField = FieldOf<'flag', Same<boolean>, 'defaulted', { readonly default: boolean }>;
export type ReferenceField<P extends Presence = Presence> = FieldOf<
  'reference',
  TypesOf<number, number, ReferenceAnswer>,
  P,
  ReferenceSettings
>;
export type FileField = FieldOf<'file', TypesOf<number, null, FileAnswer>, 'optional', FileSettings>;

export type Field =
  | TextField
  | DayField
  | MomentField
  | QuantityField
  | MoneyField
  | ChoiceField
  | FlagField
  | ReferenceField
  | FileField;
export type FieldMap = Readonly<Record<string, Field>>;

/** Returns the key of a field in rows, calls and refusals: `supplier_id` of the reference `supplier`. */
export const fieldKey = (name: string, { kind }: Pick<Field, 'kind'>): string =>
  kind === 'reference' || kind === 'file' ? `${name}_id` : name;

import type {
  ChoiceField,
  DayField,
  Field,
  FieldOptions,
  FileField,
  FlagField,
  MomentField,
  MoneyField,
  OnRemove,
  QuantityField,
  ReferenceField,
  TextField,
} from './field.types';
import type { Referable } from './referable';

type PresenceOf<R extends boolean, D> = R extends true
  ? 'required'
  : [D] extends [undefined]
    ? 'optional'
    : 'defaulted';

interface ValueOptions<R extends boolean, D> extends FieldOptions {
  readonly required?: R;
  /** Value of a new record when a call gives none. */
  readonly default?: D;
}

const presenceOf = <R extends boolean, D>(options: ValueOptions<R, D>): PresenceOf<R, D> =>
  (options.required === true ? 'required' : options.default === undefined ? 'optional' : 'defaulted') as PresenceOf<
    R,
    D
  >;

const labelled = ({ label, hint }: FieldOptions): FieldOptions => (hint === undefined ? { label } : { label, hint });

interface TextOptions {
  readonly max: number;
  readonly min?: number;
  /** Makes the value unique among all records, by a unique index. */
  readonly unique?: boolean;
  /** Regular expression that the text must match, and the code of the refusal otherwise (a text of the plugin's messages.ts). */
  readonly pattern?: readonly [matches: RegExp, code: string];
}

/** Declares a text, stored without spaces around it; an empty one counts as none. Above 255 characters it is asked for on several lines. */
export const text = <const R extends boolean = false, const D extends string | undefined = undefined>(
  options: ValueOptions<R, D> & TextOptions,
): TextField<PresenceOf<R, D>> => ({
  kind: 'text',
  presence: presenceOf(options),
  settings: {
    min: options.min ?? 1,
    max: options.max,
    default: options.default,
    isUnique: options.unique ?? false,
    pattern:
      options.pattern === undefined ? undefined : { source: options.pattern[0].source, code: options.pattern[1] },
  },
  ...labelled(options),
});

/** Declares a day of the calendar of Mexico City, 'yyyy-mm-dd'. */
export const day = <const R extends boolean = false>(
  options: FieldOptions & { readonly required?: R; readonly beginsToday?: true },
): DayField<PresenceOf<R, undefined>> => ({
  kind: 'day',
  presence: presenceOf<R, undefined>(options),
  settings: { beginsToday: options.beginsToday ?? false },
  ...labelled(options),
});

/** Declares a moment, ISO 8601 in UTC. */
export const moment = <const R extends boolean = false>(
  options: FieldOptions & { readonly required?: R },
): MomentField<PresenceOf<R, undefined>> => ({
  kind: 'moment',
  presence: presenceOf<R, undefined>(options),
  settings: {},
  ...labelled(options),
});

/** Declares a whole number, from 0 to 100,000 unless `min` and `max` say otherwise; `isYear` has forms offer the years from `min` on. */
export const quantity = <const R extends boolean = false, const D extends number | undefined = undefined>(
  options: ValueOptions<R, D> & { readonly min?: number; readonly max?: number; readonly isYear?: true },
): QuantityField<PresenceOf<R, D>> => ({
  kind: 'quantity',
  presence: presenceOf(options),
  settings: {
    min: options.min ?? 0,
    max: options.max ?? 100_000,
    default: options.default,
    isYear: options.isYear ?? false,
  },
  ...labelled(options),
});

interface MoneyOptions {
  readonly decimals?: 2 | 4;
  readonly min?: number;
  readonly max?: number;
  /** The amount must be greater than this. */
  readonly above?: number;
  /** Digits of an existing numeric column, all and after the point; [14, 4] by default. */
  readonly digits?: readonly [all: number, decimals: number];
  /** A percentage or a rate: shown without a sign of money. */
  readonly isRate?: boolean;
}

/** Declares an amount with two decimals unless said; its currency is another field. Percentages and rates are amounts too, and say so. */
export const money = <const R extends boolean = false, const D extends string | undefined = undefined>(
  options: ValueOptions<R, D> & MoneyOptions,
): MoneyField<PresenceOf<R, D>> => ({
  kind: 'money',
  presence: presenceOf(options),
  settings: {
    decimals: options.decimals ?? 2,
    min: options.min,
    max: options.max,
    above: options.above,
    default: options.default,
    digits: options.digits ?? [14, 4],
    isRate: options.isRate ?? false,
  },
  ...labelled(options),
});

/** Declares one of a few options, stored by its key: `choice({ new: 'Nuevo', used: 'Usado' }, { label: 'Estado' })`. */
export const choice = <
  const Value extends string,
  const R extends boolean = false,
  const D extends NoInfer<Value> | undefined = undefined,
>(
  of: Readonly<Record<Value, string>>,
  options: ValueOptions<R, D>,
): ChoiceField<Value, PresenceOf<R, D>> => ({
  kind: 'choice',
  presence: presenceOf(options),
  settings: { options: of, default: options.default },
  ...labelled(options),
});

/** Declares yes or no; no unless `default` says otherwise. */
export const flag = (options: FieldOptions & { readonly default?: boolean }): FlagField => ({
  kind: 'flag',
  presence: 'defaulted',
  settings: { default: options.default ?? false },
  ...labelled(options),
});

interface ReferenceOptions {
  /** Effect on this record when the other is removed; by default it prevents the removal. */
  readonly onRemove?: OnRemove;
  /** The existing column has neither an index nor a foreign key. */
  readonly plainColumn?: boolean;
  /** False for an existing column with a foreign key and without an index. */
  readonly index?: false;
}

/** Declares a reference to another record: `supplier` is `supplier_id` in rows and calls, and `{ id, name }` beside it in answers. */
export const reference = <const R extends boolean = false>(
  to: Referable,
  options: FieldOptions & ReferenceOptions & { readonly required?: R },
): ReferenceField<PresenceOf<R, undefined>> => ({
  kind: 'reference',
  presence: presenceOf<R, undefined>(options),
  settings: {
    to,
    onRemove: options.onRemove ?? 'refuse',
    isPlainColumn: options.plainColumn ?? false,
    isIndexed: options.index ?? true,
  },
  ...labelled(options),
});

/** Declares a file that people who may read the record may download. It comes as a multipart part of the field's name; null removes it. */
export const privateFile = (
  options: FieldOptions & {
    readonly kinds: readonly string[];
    readonly maxBytes?: number;
    /** The existing column has no foreign key. */
    readonly plainColumn?: boolean;
    /** The existing table holds the file's name too, in `<name>_name`. */
    readonly nameColumn?: boolean;
  },
): FileField => ({
  kind: 'file',
  presence: 'optional',
  settings: {
    kinds: options.kinds,
    maxBytes: options.maxBytes,
    isPlainColumn: options.plainColumn ?? false,
    hasNameColumn: options.nameColumn ?? false,
  },
  ...labelled(options),
});

/** Takes a field out of all calls: rules and effects of moves alone write it. */
export const readOnly = <F extends Field>(field: F): F & { readonly writable: 'read-only' } => ({
  ...field,
  writable: 'read-only',
});

/** Lets a new record give a field and no change touch it. */
export const createOnly = <F extends Field>(field: F): F & { readonly writable: 'create-only' } => ({
  ...field,
  writable: 'create-only',
});

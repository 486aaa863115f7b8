import type { Field, FieldMap, OnRemove, ReferenceField } from './field.types';
import { readOnly, reference } from './fields';
import type { Referable } from './referable';

interface StoredOptions {
  readonly label: string;
  /** Most lines a record may have; 1,000 by default. */
  readonly max?: number;
  /** Plural of `one`, where adding an s is wrong: it names the table. */
  readonly many?: string;
  /** The existing column that holds the record's id, where it is not `<record>_id`. */
  readonly parent?: string;
}

interface LineOptions<Fields extends FieldMap> extends StoredOptions {
  /** English, singular: with the record's name before it, it names the content type, table and parent key. */
  readonly one: string;
  readonly fields: Fields;
  /** Fields whose combination is unique among the lines of a record, the text of the refusal, and the field it is shown on (the last one by default). */
  readonly unique?: readonly [
    fields: readonly (keyof NoInfer<Fields> & string)[],
    text: string,
    on?: keyof NoInfer<Fields> & string,
  ];
  /** Keeps the ids and read-only fields of lines that are sent again, matched by `unique`: for lines that other tables refer to. */
  readonly keepIds?: boolean;
}

export interface Lines<Fields extends FieldMap = FieldMap, Set extends string | null = string | null> {
  readonly one: string;
  readonly many: string;
  readonly parent: string | null;
  readonly label: string;
  readonly max: number;
  readonly fields: Fields;
  readonly unique: UniqueLines | null;
  readonly keepIds: boolean;
  /** The reference that a set of references consists of: calls give its ids alone, as `<set>_ids`. Null for lines. */
  readonly set: Set;
  readonly unknown: UnknownReference | null;
}
interface UniqueLines {
  readonly fields: readonly string[];
  readonly text: string;
  /** Field on which the refusal is shown. */
  readonly on: string;
}
/** The field, in which {id} stands for the id, and the code of the refusal of a reference to nothing. */
type UnknownReference = readonly [field: string, code: string];
export type LineMap = Readonly<Record<string, Lines>>;

/** Declares the lines of a record: `lines: { costs: lines({ one: 'cost', label: 'Costos', fields: { … } }) }`. Lines that are sent replace the stored ones. */
export const lines = <const Fields extends FieldMap>(options: LineOptions<Fields>): Lines<Fields, null> => {
  const [fields, text, on] = options.unique ?? [[], '', undefined];
  if (options.keepIds === true && fields.length === 0)
    throw new Error(`Lines ${options.one} keep their ids by nothing: say what is unique`);
  return {
    ...stored(options),
    fields: options.fields,
    unique: options.unique === undefined ? null : { fields, text, on: on ?? fields.at(-1) ?? '' },
    keepIds: options.keepIds ?? false,
    set: null,
    unknown: null,
  };
};

// oxlint-disable-next-line typescript/no-empty-object-type -- a set that keeps nothing beside its references
type None = {};

interface SetOptions<One extends string, Facts extends FieldMap> extends StoredOptions {
  /** English, singular: names the reference, and its ids in calls (`company` is `company_ids`). */
  readonly one: One;
  /** Effect of the removal of a record referred to; by default it leaves the set. */
  readonly onRemove?: OnRemove;
  /** Facts kept beside each reference, written by rules and effects alone. */
  readonly facts?: Facts;
  /** Field and code of the refusal of an id that does not exist: `['products.{id}', 'product_unknown']`. Its place in the call by default. */
  readonly unknown?: UnknownReference;
}

/**
 * Declares a set of references, each at most once and without order: `lines: { companies: references(companies, { one: 'company', … }) }`.
 * Calls give `company_ids`, answers carry `company_ids` and `companies: [{ id, name }]`; a table of `<record>_id` and `company_id` stores it.
 */
export const references = <const One extends string, const Facts extends FieldMap = None>(
  to: Referable,
  options: SetOptions<One, Facts>,
): Lines<Readonly<Record<One, ReferenceField<'required'>>> & Facts, One> => {
  const { one, label, onRemove = 'remove', unknown = null } = options;
  const facts = Object.entries(options.facts ?? {}).map(([name, field]: [string, Field]) => [name, readOnly(field)]);
  return {
    ...stored(options),
    // Built name by name from the options that its type is built from.
    fields: {
      [one]: reference(to, { label, required: true, onRemove }),
      ...Object.fromEntries(facts),
    } as Readonly<Record<One, ReferenceField<'required'>>> & Facts,
    unique: { fields: [one], text: '', on: one },
    keepIds: true,
    set: one,
    unknown,
  };
};

const stored = ({ one, many, parent, label, max }: StoredOptions & { readonly one: string }) => ({
  one,
  many: many ?? `${one}s`,
  parent: parent ?? null,
  label,
  max: max ?? 1_000,
});

/** Returns the key of a set's ids in calls and answers: `company_ids`. */
export const setKey = (set: string): string => `${set}_ids`;

import type { FieldMap } from './field.types';

interface LineOptions<Fields extends FieldMap> {
  /** English, singular: with the record's name before it, it names the content type, table and parent key. */
  readonly one: string;
  readonly label: string;
  /** Most lines a record may have; 1,000 by default. */
  readonly max?: number;
  readonly fields: Fields;
  /** Fields whose combination is unique among the lines of a record, the text of the refusal, and the field it is shown on (the last one by default). */
  readonly unique?: readonly [
    fields: readonly (keyof NoInfer<Fields> & string)[],
    text: string,
    on?: keyof NoInfer<Fields> & string,
  ];
  /** Keeps the ids of lines that are sent again, matched by `unique`: for lines that other tables refer to. */
  readonly keepIds?: boolean;
}

export interface Lines<Fields extends FieldMap = FieldMap> {
  readonly one: string;
  readonly label: string;
  readonly max: number;
  readonly fields: Fields;
  readonly unique: UniqueLines | null;
  readonly keepIds: boolean;
}
interface UniqueLines {
  readonly fields: readonly string[];
  readonly text: string;
  /** Field on which the refusal is shown. */
  readonly on: string;
}
export type LineMap = Readonly<Record<string, Lines>>;

/** Declares the lines of a record: `lines: { costs: lines({ one: 'cost', label: 'Costos', fields: { … } }) }`. Lines that are sent replace the stored ones. */
export const lines = <const Fields extends FieldMap>(options: LineOptions<Fields>): Lines<Fields> => {
  const [fields, text, on] = options.unique ?? [[], '', undefined];
  if (options.keepIds === true && fields.length === 0)
    throw new Error(`Lines ${options.one} keep their ids by nothing: say what is unique`);
  return {
    one: options.one,
    label: options.label,
    max: options.max ?? 1_000,
    fields: options.fields,
    unique: options.unique === undefined ? null : { fields, text, on: on ?? fields.at(-1) ?? '' },
    keepIds: options.keepIds ?? false,
  };
};

/** The texts that a label of a flag carries where only numbers may be typed. */
const flagHint = ' (1 sí, 0 no)';

interface Attribute {
  readonly type: string;
  readonly min?: number;
  readonly max?: number;
}

interface EditField {
  readonly name: string;
  readonly type: string;
  readonly label?: string;
  readonly attribute: Attribute;
}

type Row<Field> = readonly Field[];
/** Rows of fields in one card, with what the card is called. */
type Part<Field> = Row<Field>[] & { title?: string };

/** Written in a schema's `pluginOptions.panel.sections`: the part begins with the row that holds the field. */
interface Section {
  readonly title: string;
  readonly from: string;
}

/** Where a number of the schema is the id of a record: the platform's list that it stands in, and the field that names it. */
export interface RecordSource {
  readonly path: string;
  readonly name: string;
}

/** What each stored value of a field is called. */
export type Choices = Readonly<Record<string, string>>;

/** What a schema says for the panel alone, in its `pluginOptions.panel`. */
interface PanelOptions {
  readonly sections?: readonly Section[];
  readonly records?: Readonly<Record<string, RecordSource>>;
  readonly choices?: Readonly<Record<string, Choices>>;
}

interface EditLayout<Field extends EditField> {
  readonly layout: readonly Row<Field>[][];
  readonly options?: object;
}

interface Asked<Field extends EditField> {
  readonly layout: EditLayout<Field>;
  readonly query: unknown;
}

/** The name by which the panel knows the input of a 1 or 0. */
export const flagType = 'flag';
/** Of the id of a record, which is chosen by its name; and of a value that is one of a few. */
export const recordType = 'record';
export const choiceType = 'choice';

export const isFlag = ({ type, min, max }: Attribute): boolean => type === 'integer' && min === 0 && max === 1;

export const withoutFlagHint = (label: string): string => label.replace(flagHint, '');

/** A record's form as people read it: in titled parts where its schema says so, with names and texts instead of stored values. */
export function readableForm<Field extends EditField>({ layout, query }: Asked<Field>): Asked<Field> {
  const panel = panelOptions(layout);
  return {
    query,
    layout: {
      ...layout,
      layout: layout.layout
        .flatMap((part) => inSections(part, panel.sections ?? []))
        .map((part) => withReadableFields(part, panel)),
    },
  };
}

/** What the schema of a form or of a list says for the panel. */
export const panelOptions = ({ options = {} }: { readonly options?: object }): PanelOptions =>
  (options as { readonly panel?: PanelOptions }).panel ?? {};

/** Rows before the first section stay in a part without a title. */
function inSections<Field extends EditField>(rows: readonly Row<Field>[], sections: readonly Section[]): Part<Field>[] {
  const parts: Part<Field>[] = [];
  for (const row of rows) {
    const section = sections.find(({ from }) => row.some(({ name }) => name === from));
    const last = parts.at(-1);
    if (section === undefined && last !== undefined) last.push(row);
    else parts.push(titled([row], section?.title));
  }
  return parts;
}

const titled = <Field>(rows: Row<Field>[], title: string | undefined): Part<Field> => Object.assign(rows, { title });

const withReadableFields = <Field extends EditField>(part: Part<Field>, panel: PanelOptions): Part<Field> =>
  titled(
    part.map((row) => row.map((field) => readableField(field, panel))),
    part.title,
  );

function readableField<Field extends EditField>(field: Field, { records, choices }: PanelOptions): Field {
  const [record, texts] = [records?.[field.name], choices?.[field.name]];
  if (record !== undefined) return { ...unbounded(field), type: recordType, record };
  if (texts !== undefined) return { ...unbounded(field), type: choiceType, choices: texts };
  return isFlag(field.attribute) ? asFlag(field) : field;
}

const asFlag = <Field extends EditField>(field: Field): Field => ({
  ...unbounded(field),
  type: flagType,
  label: withoutFlagHint(field.label ?? ''),
});

/** Without its bounds, that would be told below it. */
const unbounded = <Field extends EditField>(field: Field): Field => ({
  ...field,
  attribute: { ...field.attribute, min: undefined, max: undefined, maxLength: undefined },
});

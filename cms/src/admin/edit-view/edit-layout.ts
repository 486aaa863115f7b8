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

export const isFlag = ({ type, min, max }: Attribute): boolean => type === 'integer' && min === 0 && max === 1;

export const withoutFlagHint = (label: string): string => label.replace(flagHint, '');

/** A record's form as people read it: in titled parts where its schema says so, with yes or no instead of 1 or 0. */
export function readableForm<Field extends EditField>({ layout, query }: Asked<Field>): Asked<Field> {
  const sections = sectionsOf(layout.options);
  return {
    query,
    layout: {
      ...layout,
      layout: layout.layout.flatMap((part) => inSections(part, sections)).map((part) => withFlags(part)),
    },
  };
}

function sectionsOf(options: object = {}): readonly Section[] {
  const { panel } = options as { readonly panel?: { readonly sections?: readonly Section[] } };
  return panel?.sections ?? [];
}

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

const withFlags = <Field extends EditField>(part: Part<Field>): Part<Field> =>
  titled(
    part.map((row) => row.map((field) => (isFlag(field.attribute) ? asFlag(field) : field))),
    part.title,
  );

/** Without its bounds, that would be told below it. */
const asFlag = <Field extends EditField>(field: Field): Field => ({
  ...field,
  type: flagType,
  label: withoutFlagHint(field.label ?? ''),
  attribute: { ...field.attribute, min: undefined, max: undefined },
});

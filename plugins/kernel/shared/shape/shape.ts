import { checkShape } from './check-shape';
import type { Field, FieldMap } from './field.types';
import type { LineMap, Lines } from './lines';
import type { Referable } from './referable';

export interface StateDefinition {
  readonly label: string;
  /** Fields and lines may be changed in it. */
  readonly editable?: boolean;
  readonly removable?: boolean;
  readonly tone?: 'success' | 'danger' | 'warning';
}
export type StateMap = Readonly<Record<string, StateDefinition>>;

/** The fields and lines that somebody who makes a move is asked for. */
export type MoveInput = Readonly<Record<string, Field | Lines>>;

export interface MoveDefinition<State extends string = string> {
  readonly from: State | readonly State[];
  readonly to: State;
  readonly label: string;
  readonly input?: MoveInput;
}
export type MoveMap<State extends string = string> = Readonly<Record<string, MoveDefinition<State>>>;

type SystemColumn = 'id' | 'createdAt' | 'updatedAt';
type Names<Map> = keyof Map & string;
type LinePath<Lines> = {
  [L in Names<Lines>]: Lines[L] extends { readonly fields: infer Fields } ? `${L}.${Names<Fields>}` : never;
}[Names<Lines>];
type ReferencePath<Fields> = {
  [N in Names<Fields>]: Fields[N] extends { readonly kind: 'reference' } ? `${N}.name` : never;
}[Names<Fields>];
type TextName<Fields> = {
  [N in Names<Fields>]: Fields[N] extends { readonly kind: 'text' } ? N : never;
}[Names<Fields>];

interface ListOptions<Fields, Lines, StateField extends string> {
  readonly columns: readonly (Names<Fields> | SystemColumn | StateField)[];
  /** `lines.product` narrows to records with such a line. */
  readonly filters?: readonly (Names<Fields> | StateField | LinePath<Lines>)[];
  /** `supplier.name` searches the name of the record referred to. */
  readonly search?: readonly (TextName<Fields> | ReferencePath<Fields>)[];
  /** The newest first unless said. */
  readonly order?: readonly [Names<Fields> | SystemColumn | StateField, 'asc' | 'desc'];
}

type FormEntry<Fields, Lines> = Names<Fields> | Names<Lines>;

export interface ShapeOptions<
  Fields extends FieldMap,
  Lines extends LineMap,
  States extends StateMap,
  Moves extends MoveMap<string>,
  StateField extends string,
> {
  /** English, singular, with hyphens: its content type is `api::<domain>.<name>`. */
  readonly name: string;
  /** Its plural, where adding an s is wrong. */
  readonly plural?: string;
  readonly domain: string;
  /** Spanish, singular with its article and plural: `['un acuerdo de precios', 'acuerdos de precios']`. */
  readonly label: readonly [one: string, many: string];
  readonly fields: Fields;
  readonly lines?: Lines;
  /** The first one is that of a new record. */
  readonly states?: States;
  /** The name of the state where the API's documents call it otherwise: 'stage' makes `stage_label`, `next_stages`, `current_stage`. */
  readonly stateField?: StateField;
  readonly moves?: Moves;
  readonly list: ListOptions<NoInfer<Fields>, NoInfer<Lines>, NoInfer<StateField>>;
  /** Fields and lines in the order of the form; those of one row together. All fields, then all lines, unless said. */
  readonly form?: readonly (
    FormEntry<NoInfer<Fields>, NoInfer<Lines>> | readonly FormEntry<NoInfer<Fields>, NoInfer<Lines>>[]
  )[];
  /** Groups of fields that no two records share. */
  readonly unique?: readonly (readonly Names<NoInfer<Fields>>[])[];
  readonly indexes?: readonly (readonly (Names<NoInfer<Fields>> | NoInfer<StateField>)[])[];
  /** People may comment on a record. */
  readonly comments?: boolean;
  /** People may hang any number of documents on a record. */
  readonly documents?: boolean;
}

export interface ShapeList {
  readonly columns: readonly string[];
  readonly filters: readonly string[];
  readonly search: readonly string[];
  readonly order: readonly [name: string, direction: 'asc' | 'desc'];
}

/** A kind of record, whole: its fields, lines, states and moves, how it is listed and asked for. Server, panel, tests and importers read it. */
export interface Shape<
  Fields extends FieldMap = FieldMap,
  Lines extends LineMap = LineMap,
  States extends StateMap = StateMap,
  Moves extends MoveMap<string> = MoveMap<string>,
  StateField extends string = string,
> extends Referable {
  readonly plural: string;
  readonly domain: string;
  readonly label: readonly [one: string, many: string];
  readonly fields: Fields;
  readonly lines: Lines;
  readonly states: States;
  readonly moves: Moves;
  readonly stateField: StateField;
  readonly list: ShapeList;
  readonly form: readonly (readonly string[])[];
  readonly unique: readonly (readonly string[])[];
  readonly indexes: readonly (readonly string[])[];
  readonly comments: boolean;
  readonly documents: boolean;
}

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a shape without lines, states or moves
type None = {};

/** Declares a kind of record. Throws when it contradicts itself, so that a defect is found when the file is loaded. */
export function defineShape<
  const Fields extends FieldMap,
  const Lines extends LineMap = None,
  const States extends StateMap = None,
  const Moves extends MoveMap<NoInfer<keyof States & string>> = None,
  const StateField extends string = 'state',
>(options: ShapeOptions<Fields, Lines, States, Moves, StateField>): Shape<Fields, Lines, States, Moves, StateField> {
  const shape = withDefaults(options);
  checkShape(shape);
  return shape;
}

function withDefaults<
  Fields extends FieldMap,
  Lines extends LineMap,
  States extends StateMap,
  Moves extends MoveMap<string>,
  StateField extends string,
>(options: ShapeOptions<Fields, Lines, States, Moves, StateField>): Shape<Fields, Lines, States, Moves, StateField> {
  const { name, domain, label, fields, list } = options;
  const {
    plural = `${name}s`,
    lines = {} as Lines,
    states = {} as States,
    moves = {} as Moves,
    stateField = 'state' as StateField,
    unique = [],
    indexes = [],
    comments = false,
    documents = false,
  } = options;
  return {
    name,
    plural,
    domain,
    uid: `api::${domain}.${name}`,
    table: plural.replaceAll('-', '_'),
    nameColumn: nameColumn(fields),
    path: `/${domain}/${plural}`,
    label,
    fields,
    lines,
    states,
    moves,
    stateField,
    list: { filters: [], search: [], order: ['id', 'desc'], ...list },
    form: (options.form ?? defaultForm(options)).map((row) => [row].flat()),
    unique,
    indexes,
    comments,
    documents,
  };
}

/** Picks the first text: the column by which people know a record. */
const nameColumn = (fields: FieldMap): string =>
  Object.entries(fields).find(([, { kind }]) => kind === 'text')?.[0] ?? 'id';

const defaultForm = ({ fields, lines = {} }: { readonly fields: FieldMap; readonly lines?: LineMap }): string[] => [
  ...Object.entries(fields).flatMap(([name, { writable }]) => (writable === 'read-only' ? [] : [name])),
  ...Object.keys(lines),
];

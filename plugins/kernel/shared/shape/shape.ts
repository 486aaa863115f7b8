import type { Field, FieldMap } from './field.types';
import type { LineMap, Lines } from './lines';
import type { Referable } from './referable';
import type { Words } from '../words';

export interface StateDefinition {
  readonly label: Words;
  /** Allows changes of fields and lines in this state. */
  readonly editable?: boolean;
  readonly removable?: boolean;
  /** The platform itself leads out of it, within seconds as a rule: its page follows. */
  readonly passes?: boolean;
  readonly tone?: 'primary' | 'success' | 'danger' | 'warning';
}
export type StateMap = Readonly<Record<string, StateDefinition>>;

/** Fields and lines that a person must or may give when making a move. */
export type MoveInput = Readonly<Record<string, Field | Lines>>;

interface MoveDefinition<State extends string = string> {
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
  /** Default order of the list; newest first when left out. */
  readonly order?: readonly [Names<Fields> | SystemColumn | StateField, 'asc' | 'desc'];
}

type ReferenceName<Fields> = {
  [N in Names<Fields>]: Fields[N] extends { readonly kind: 'reference' } ? N : never;
}[Names<Fields>];

/**
 * How a text finds its record: a code from its beginning, without spaces, hyphens and case; a folio (`'folio P'` for P-2026-000123) by its
 * number alone too; names by any of their words; a telephone by any four of its digits.
 */
export type FoundBy = 'code' | 'words' | 'digits' | `folio ${Uppercase<string>}`;

/** The texts that find a record from anywhere in the panel (Ctrl K), and how a hit reads. */
interface FoundOptions<Fields, StateField extends string> {
  readonly by: { readonly [N in TextName<Fields>]?: FoundBy };
  /** Finds it by its id too, where people know it by that. */
  readonly byId?: true;
  /** Fields that a hit tells beside its name. */
  readonly shows?: readonly (Names<Fields> | StateField)[];
  /** The reference whose page a hit opens; the record's own when left out. */
  readonly opens?: ReferenceName<Fields>;
  /** Other words that people call it by: `['remisión']`. */
  readonly words?: readonly string[];
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
  /** Plural of the name, where adding an s is wrong. */
  readonly plural?: string;
  readonly domain: string;
  /** Spanish, singular with its article and plural: `['un acuerdo de precios', 'acuerdos de precios']`. */
  readonly label: readonly [one: string, many: string];
  readonly fields: Fields;
  readonly lines?: Lines;
  /** States of a record; the first is that of a new one. */
  readonly states?: States;
  /** Name of the state's field, 'state' by default: 'stage' makes `stage_label`, `next_stages`, `current_stage`. */
  readonly stateField?: StateField;
  readonly moves?: Moves;
  readonly list: ListOptions<NoInfer<Fields>, NoInfer<Lines>, NoInfer<StateField>>;
  /** The texts that find it from anywhere in the panel; nothing does when left out. */
  readonly found?: FoundOptions<NoInfer<Fields>, NoInfer<StateField>>;
  /** Fields and lines in the order of the form; those of one row as an array. All fields, then all lines, by default. */
  readonly form?: readonly (
    FormEntry<NoInfer<Fields>, NoInfer<Lines>> | readonly FormEntry<NoInfer<Fields>, NoInfer<Lines>>[]
  )[];
  /** Groups of fields whose combination is unique among records. */
  readonly unique?: readonly (readonly Names<NoInfer<Fields>>[])[];
  readonly indexes?: readonly (readonly (Names<NoInfer<Fields>> | NoInfer<StateField>)[])[];
  /** Keeps a flat record out of Strapi's generated views, because it has a page of its own. */
  readonly hidden?: boolean;
  /** Lets people comment on a record. */
  readonly comments?: boolean;
  /** Lets people attach any number of documents to a record. */
  readonly documents?: boolean;
}

interface ShapeList {
  readonly columns: readonly string[];
  readonly filters: readonly string[];
  readonly search: readonly string[];
  readonly order: readonly [name: string, direction: 'asc' | 'desc'];
}

export interface ShapeFound {
  readonly by: Readonly<Record<string, FoundBy>>;
  readonly byId: boolean;
  readonly shows: readonly string[];
  readonly opens: string | null;
  readonly words: readonly string[];
}

/** Full declaration of a kind of record: its fields, lines, states, moves, list and form. Server, panel, tests and importers read it. */
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
  readonly found: ShapeFound | null;
  readonly form: readonly (readonly string[])[];
  readonly unique: readonly (readonly string[])[];
  readonly indexes: readonly (readonly string[])[];
  readonly hidden: boolean;
  readonly comments: boolean;
  readonly documents: boolean;
}

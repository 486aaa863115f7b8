import { checkShape } from './check-shape';
import type { FieldMap } from './field.types';
import type { LineMap } from './lines';
import type { MoveMap, Shape, ShapeFound, ShapeOptions, StateMap } from './shape';

// oxlint-disable-next-line typescript/no-empty-object-type -- a shape without lines, states or moves
type None = {};

/** Declares a kind of record. Throws an error, when the file is loaded, if it contradicts itself. */
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
    hidden = false,
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
    found: foundOf(options.found),
    list: { filters: [], search: [], order: ['id', 'desc'], ...list },
    form: (options.form ?? defaultForm(options)).map((row) => [row].flat()),
    unique,
    indexes,
    hidden,
    comments,
    documents,
  };
}

/** Completes what finds a record; null where nothing does. */
const foundOf = (found: object | undefined): ShapeFound | null =>
  found === undefined
    ? null
    : { by: {}, byId: false, shows: [], opens: null, words: [], ...(found as Partial<ShapeFound>) };

/** Returns the column that names a record: its first text field, or 'id'. */
const nameColumn = (fields: FieldMap): string =>
  Object.entries(fields).find(([, { kind }]) => kind === 'text')?.[0] ?? 'id';

const defaultForm = ({ fields, lines = {} }: { readonly fields: FieldMap; readonly lines?: LineMap }): string[] => [
  ...Object.entries(fields).flatMap(([name, { writable }]) => (writable === 'read-only' ? [] : [name])),
  ...Object.keys(lines),
];

import { addDays, plainDate, startOfDay } from '../../../../shared/dates';
import { fieldKey, type Field, type Shape } from '../../../../shared/shape';
import { isYesNo } from '../draft/draft';
import { choiceOf, textOf, wholeOf } from '../../url-filters';

/** Filter of a list, as it is asked: one of a few, a record, or days from and to. */
export interface ListFilter {
  /** Key of the field in queries and in the address bar. */
  readonly key: string;
  readonly kind: 'choice' | 'reference' | 'days';
  readonly label: string;
  /** Field that is filtered by; null for the state. */
  readonly field: Field | null;
  /** Stored key to text, of a choice. */
  readonly choices: Readonly<Record<string, string>>;
}

/** Filters, order, search and page of a list as the address bar holds them; days are under `<key>_from` and `<key>_to`. */
export interface ListFilters {
  readonly page: number;
  readonly per_page: number;
  readonly search: string;
  /** Key of the column that orders the list; '' for the list's own order. */
  readonly order: string;
  readonly direction: 'asc' | 'desc';
  /** As rows, or as cards where the record has any. */
  readonly view: 'rows' | 'cards';
  readonly [key: string]: string | number | null;
}

export const pageSizes = [20, 50, 100] as const;

/** Nobody turns more pages; counting them would take longer than reading one. */
const mostCounted = 10_000;

const yesNo = { '1': 'Sí', '0': 'No' };
const flagChoices = { true: 'Sí', false: 'No' };

/** Lists the filters that a shape offers and the panel can ask: states, choices, yes or no, records and days. */
export function listFiltersOf(shape: Shape): ListFilter[] {
  return shape.list.filters.flatMap((path): ListFilter[] => {
    if (path === shape.stateField && Object.keys(shape.states).length > 0) return [stateFilter(shape)];
    const [first = '', inner] = path.split('.');
    const name = inner ?? first;
    const field = inner === undefined ? shape.fields[name] : shape.lines[first]?.fields[inner];
    if (field === undefined) return [];
    const kind = kindOf(field);
    return kind === null
      ? []
      : [{ key: fieldKey(name, field), kind, label: field.label, field, choices: choicesOf(field) }];
  });
}

/** Stands in the address bar for all states that something leads out of. */
const underWay = '_under-way';

/** Lists the states that something leads out of. */
const openStates = ({ moves }: Shape): string[] => [
  ...new Set(Object.values(moves).flatMap(({ from }) => [from].flat())),
];

function stateFilter(shape: Shape): ListFilter {
  const { stateField, states } = shape;
  return {
    key: stateField,
    kind: 'choice',
    label: 'Estado',
    field: null,
    choices: {
      ...(openStates(shape).length > 1 ? { [underWay]: 'En proceso' } : {}),
      ...Object.fromEntries(Object.entries(states).map(([state, { label }]) => [state, label.es])),
    },
  };
}

function kindOf(field: Field): ListFilter['kind'] | null {
  if (field.kind === 'reference') return 'reference';
  if (field.kind === 'day' || field.kind === 'moment') return 'days';
  return field.kind === 'choice' || isYesNo(field) ? 'choice' : null;
}

function choicesOf(field: Field): ListFilter['choices'] {
  if (field.kind === 'choice') return field.settings.options;
  if (!isYesNo(field)) return {};
  return field.kind === 'flag' ? flagChoices : yesNo;
}

const keysOf = ({ key, kind }: ListFilter): string[] => (kind === 'days' ? [`${key}_from`, `${key}_to`] : [key]);

/** Builds the filters of a list nobody narrowed. */
export const noListFilters = (shape: Shape): ListFilters => ({
  page: 1,
  per_page: pageSizes[0],
  search: '',
  order: '',
  direction: 'asc',
  view: 'rows',
  ...Object.fromEntries(listFiltersOf(shape).flatMap((filter) => keysOf(filter).map((key) => [key, null]))),
});

function isDay(given: unknown): given is string {
  if (typeof given !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(given)) return false;
  const moment = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(given);
}

function filterValue({ kind, choices }: ListFilter, given: unknown): string | number | null {
  if (kind === 'reference') return wholeOf(given);
  if (kind === 'choice') return choiceOf(Object.keys(choices), given);
  return isDay(given) ? given : null;
}

/** Returns the key by which a column is ordered; null for columns that have no useful order. */
export function orderKey(shape: Shape, column: string): string | null {
  const field = shape.fields[column];
  if (field === undefined) return column;
  return field.kind === 'reference' || field.kind === 'file' ? null : fieldKey(column, field);
}

/** Returns a function that parses what the address bar says; what the list does not offer counts as not said. */
export const readListFilters =
  (shape: Shape) =>
  (given: Readonly<Record<string, unknown>>): ListFilters => {
    const orders = shape.list.columns.flatMap((column) => orderKey(shape, column) ?? []);
    return {
      ...Object.fromEntries(
        listFiltersOf(shape).flatMap((filter) => keysOf(filter).map((key) => [key, filterValue(filter, given[key])])),
      ),
      page: wholeOf(given.page) ?? 1,
      per_page: pageSizes.find((size) => size === given.per_page) ?? pageSizes[0],
      search: textOf(given.search),
      order: choiceOf(orders, given.order) ?? '',
      direction: given.direction === 'desc' ? 'desc' : 'asc',
      view: given.view === 'cards' ? 'cards' : 'rows',
    };
  };

/** Returns whether a list shows less than there is. */
export const isNarrowed = (shape: Shape, filters: ListFilters): boolean =>
  filters.search !== '' || listFiltersOf(shape).some((filter) => keysOf(filter).some((key) => filters[key] !== null));

interface Condition {
  readonly field: string;
  readonly operator: string;
  readonly value: string | readonly string[];
}

/** Builds the query of the platform's list without its page: what an export takes too. */
export function listQueryOf(shape: Shape, filters: ListFilters): Readonly<Record<string, string>> {
  const asked = listFiltersOf(shape);
  const isUnderWay = filters[shape.stateField] === underWay;
  const conditions = [
    ...(isUnderWay ? [{ field: shape.stateField, operator: 'in', value: openStates(shape) }] : []),
    ...asked.filter(({ kind }) => kind === 'days').flatMap((filter) => dayConditions(filter, filters)),
  ];
  const named = asked
    .filter(({ kind, key }) => kind !== 'days' && filters[key] !== null && filters[key] !== underWay)
    .map(({ key }) => [key, String(filters[key])]);
  return {
    ...Object.fromEntries(named),
    ...(conditions.length === 0 ? {} : { filters: JSON.stringify(conditions) }),
    ...(filters.search === '' ? {} : { omniSearchQuery: filters.search }),
    ...(filters.order === '' ? {} : { order_by: filters.order, order_direction: filters.direction }),
  };
}

function dayConditions({ key, field }: ListFilter, filters: ListFilters): Condition[] {
  const [from, to] = [filters[`${key}_from`], filters[`${key}_to`]];
  const isMoment = field?.kind === 'moment';
  const since = (day: string): Condition => ({
    field: key,
    operator: '>=',
    value: isMoment ? startOfDay(plainDate(day)) : day,
  });
  const until = (day: string): Condition =>
    isMoment
      ? { field: key, operator: '<', value: startOfDay(addDays(plainDate(day), 1)) }
      : { field: key, operator: '<=', value: day };
  return [...(typeof from === 'string' ? [since(from)] : []), ...(typeof to === 'string' ? [until(to)] : [])];
}

/** Builds the path of a page of the list. */
export function listPath(shape: Shape, filters: ListFilters): string {
  const query = new URLSearchParams({
    ...listQueryOf(shape, filters),
    page: String(filters.page),
    per_page: String(filters.per_page),
    count_to: String(mostCounted),
  });
  return `${shape.path}?${query.toString()}`;
}

/** Brings the state beside what a record is known by: on a phone what is right of the first two columns must be scrolled to. */
export function stateInSight<C extends { readonly isState?: boolean }>(columns: readonly C[]): readonly C[] {
  const [first, ...others] = columns;
  const state = others.find(({ isState }) => isState);
  return first === undefined || state === undefined
    ? columns
    : [first, state, ...others.filter((column) => column !== state)];
}

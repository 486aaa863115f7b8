import { expect, test } from 'vitest';
import { additionsOf, type Dialect } from './additions.rules';
import type { DatabaseColumn, DatabaseIndex, DatabaseTable, SchemaDifference, TableDifference } from './schema.types';

const postgres: Dialect = { client: 'postgres', getSqlType: (type) => type };
const sqlite: Dialect = { client: 'sqlite', getSqlType: (type) => type };

const column = (name: string, type = 'string', more: Partial<DatabaseColumn> = {}): DatabaseColumn => ({
  name,
  type,
  notNullable: false,
  defaultTo: null,
  ...more,
});
const table = (name: string, columns: DatabaseColumn[], indexes: DatabaseIndex[] = []): DatabaseTable => ({
  name,
  columns,
  indexes,
  foreignKeys: [],
});

const none = { added: [], updated: [], unchanged: [], removed: [] };
const change = (parts: Partial<TableDifference>): TableDifference => ({
  name: 'orders',
  columns: none,
  indexes: none,
  foreignKeys: none,
  ...parts,
});
const difference = (updated: TableDifference[], tables: object = {}): SchemaDifference => ({
  status: 'CHANGED',
  diff: { tables: { ...none, updated, ...tables } },
});

/** Returns the additions made of a difference, and the mismatches told, when the database holds these columns and indexes of orders. */
const judge = (
  given: SchemaDifference,
  existing: DatabaseTable = table('orders', []),
  declared: DatabaseTable = existing,
  dialect = postgres,
) => additionsOf(given, { tables: [existing] }, { tables: [declared] }, dialect);

const altered = <T extends { name: string }>(object: T) => ({ ...none, updated: [{ name: object.name, object }] });

test('what the release does not name stays: no column, index, foreign key or table is removed', () => {
  const removal = change({
    columns: { ...none, removed: [column('old')] },
    indexes: { ...none, removed: [{ name: 'orders_old_index', columns: ['old'] }] },
    foreignKeys: { ...none, removed: [{ name: 'orders_old_fk', columns: ['old'] }] },
  });
  const result = judge(difference([removal], { removed: [table('pallets', [])] }));
  expect(result).toEqual({
    difference: { status: 'UNCHANGED', diff: { tables: { ...none, updated: [] } } },
    mismatches: [],
  });
});

test('what is added is added, also beside what may not be done', () => {
  const added = { columns: [column('door')], indexes: [{ name: 'orders_door_index', columns: ['door'] }] };
  const given = change({
    columns: { ...none, added: added.columns, removed: [column('old')] },
    indexes: { ...none, added: added.indexes },
  });
  const { difference: done, mismatches } = judge(difference([given], { added: [table('pallets', [])] }));
  expect(done.status).toBe('CHANGED');
  expect(done.diff.tables.added.map(({ name }) => name)).toEqual(['pallets']);
  expect(done.diff.tables.updated).toEqual([
    change({ columns: { ...none, added: added.columns }, indexes: { ...none, added: added.indexes } }),
  ]);
  expect(mismatches).toEqual([]);
});

test.each([
  ['string', 'integer', postgres, 1],
  ['text', 'string', postgres, 0],
  ['string', 'text', postgres, 1],
  ['string', 'text', sqlite, 0],
  ['bigInteger', 'integer', postgres, 0],
  ['integer', 'bigInteger', postgres, 1],
  ['string', 'integer', sqlite, 1],
])(
  'a column of type %s declared as %s is never altered, and told where it is too narrow',
  (is, wanted, dialect, told) => {
    const existing = table('orders', [column('folio', is)]);
    const given = difference([change({ columns: altered(column('folio', wanted)) })]);
    const { difference: done, mismatches } = judge(given, existing, existing, dialect);
    expect(done.status).toBe('UNCHANGED');
    expect(mismatches).toHaveLength(told);
  },
);

test('a column that begins or ceases to be required is told', () => {
  const required = column('folio', 'string', { notNullable: true, defaultTo: "'x'" });
  const told = (is: DatabaseColumn, wanted: DatabaseColumn) =>
    judge(difference([change({ columns: altered(wanted) })]), table('orders', [is])).mismatches;
  expect(told(column('folio'), required)).toEqual(['orders.folio no es obligatoria en la base de datos']);
  expect(told(required, column('folio'))).toEqual(['orders.folio es obligatoria en la base de datos']);
});

test('an index of other columns is told; the column id, which PostgreSQL leaves out of what it tells, is no difference', () => {
  const told = (is: string[], wanted: string[], types: (string | undefined)[] = []) =>
    judge(
      difference([
        change({ indexes: altered({ name: 'x', columns: wanted, ...(types[1] ? { type: types[1] } : {}) }) }),
      ]),
      table('orders', [], [{ name: 'x', columns: is, ...(types[0] ? { type: types[0] } : {}) }]),
    ).mismatches;
  expect(told(['relayed_at'], ['relayed_at', 'id'])).toEqual([]);
  expect(told(['relayed_at'], ['relayed_at', 'name'])).toHaveLength(1);
  expect(told(['name'], ['name'], ['unique', 'primary'])).toHaveLength(1);
});

test('a foreign key declared otherwise is told', () => {
  const key = { name: 'orders_company_fk', columns: ['company_id'], onDelete: 'CASCADE' };
  expect(judge(difference([change({ foreignKeys: altered(key) })])).mismatches).toHaveLength(1);
});

test('a required column without a default is told, whether the release adds it or has forgotten it', () => {
  const required = column('folio', 'string', { notNullable: true });
  const added = difference([change({ columns: { ...none, added: [required] } })]);
  expect(judge(added).mismatches).toHaveLength(1);
  const nothing = difference([]);
  expect(judge(nothing, table('orders', [required]), table('orders', [])).mismatches).toEqual([
    'orders.folio ya no se declara y sigue siendo obligatoria: no entraría ninguna fila nueva',
  ]);
  const filled = column('folio', 'string', { notNullable: true, defaultTo: "'x'" });
  expect(judge(nothing, table('orders', [filled]), table('orders', [])).mismatches).toEqual([]);
});

import type { Knex } from 'knex';
import { z } from 'zod';
import type { Actor, DefinedRecord, RouteDefinition } from '@mayorista/kernel';
import {
  choice,
  createOnly,
  day,
  defineReferable,
  defineShape,
  flag,
  lines,
  money,
  privateFile,
  quantity,
  readOnly,
  reference,
  text,
  type Shape,
} from '@mayorista/kernel/shape';
import { buildContentTypes } from '../src/shapes/types/content-types';
import { kernel, served } from './served';

/** The table that the shape of these tests refers to. */
export const makers = defineReferable({
  domain: 'kernel',
  name: 'test-maker',
  table: 'test_makers',
  nameColumn: 'name',
  only: { status: 1 },
  path: '/kernel/test-makers',
});

/** Everything that a shape can say, once. */
export const loan = defineShape({
  name: 'test-loan',
  domain: 'kernel',
  label: ['un préstamo', 'préstamos'],
  fields: {
    title: text({ label: 'Título', max: 40, required: true, unique: true }),
    code: createOnly(text({ label: 'Clave', max: 10, pattern: [/^[A-Z]+$/, 'invalid'] })),
    kind: choice({ short: 'Corto', long: 'Largo' }, { label: 'Tipo', default: 'short' }),
    weight: quantity({ label: 'Peso', max: 500, default: 7 }),
    deposit: money({ label: 'Depósito', min: 0, decimals: 4 }),
    due_on: day({ label: 'Vence' }),
    is_urgent: flag({ label: 'Urgente' }),
    maker: reference(makers, { label: 'Fabricante', required: true }),
    contract: privateFile({ label: 'Contrato', kinds: ['pdf'] }),
    lender: readOnly(text({ label: 'Presta', max: 80 })),
    returned_pieces: readOnly(quantity({ label: 'Devueltas', default: 0 })),
  },
  lines: {
    pieces: lines({
      one: 'piece',
      label: 'Piezas',
      max: 3,
      keepIds: true,
      unique: [['maker', 'size'], 'Esta pieza ya está', 'size'],
      fields: {
        maker: reference(makers, { label: 'Fabricante', required: true }),
        size: quantity({ label: 'Talla', min: 1, default: 1 }),
      },
    }),
  },
  states: {
    draft: { label: { es: 'Borrador', en: 'Draft' }, editable: true, removable: true },
    lent: { label: { es: 'Prestado', en: 'Lent' } },
    back: { label: { es: 'Devuelto', en: 'Returned' }, tone: 'success' },
  },
  stateField: 'status',
  moves: {
    lend: { from: 'draft', to: 'lent', label: 'Prestar' },
    take_back: {
      from: 'lent',
      to: 'back',
      label: 'Recibir',
      input: { returned: quantity({ label: 'Piezas devueltas', min: 1, required: true }) },
    },
  },
  list: {
    columns: ['id', 'title', 'maker', 'weight', 'due_on', 'status'],
    filters: ['status', 'maker', 'weight', 'due_on', 'pieces.size'],
    search: ['title', 'maker.name'],
  },
  comments: true,
  documents: true,
});

/** Only `tester` may lend what is titled so; everybody sees all but what is titled 'Oculto'. */
export const defineLoans = (): DefinedRecord =>
  kernel().defineRecord(loan, {
    check: ({ weight, title }) =>
      weight === 13 ? [{ code: 'invalid', field: 'weight', message: `${title} no pesa 13` }] : [],
    checkIn: async ({ tx, record }) =>
      (await tx.trx('test_makers').where({ id: record.maker_id, name: 'Vetado' }).first('id')) === undefined
        ? []
        : [{ code: 'invalid', field: 'maker_id', message: 'Está vetado' }],
    scope: (query, actor) => void (actor.name !== 'jefa' && query.whereNot('test_loans.title', 'Oculto')),
    initial: ({ actor }) => ({ lender: actor.name }),
    params: { heavier: kernel().listParam(z.coerce.number(), (query, than) => void query.where('weight', '>', than)) },
    computed: async (_strapi, rows) => (row) => ({ double: rows.length * row.weight * 2 }),
    moves: {
      lend: {
        needs: 'comments.moderate',
        lock: 'maker',
        may: (_record, actor) => actor.name !== 'ayudante',
        guard: async ({ maker_id: id }, knex) =>
          (await knex('test_loans').where({ maker_id: id, status: 'lent' }).first('id')) === undefined
            ? []
            : [{ code: 'invalid', field: 'maker_id', message: 'Ya se prestó' }],
      },
      take_back: { effect: async ({ input }) => ({ returned_pieces: input.returned }) },
    },
  });

export const actor = (name: string, ...can: string[]): Actor => ({
  ...kernel().systemActor(name),
  kind: 'staff',
  id: 1,
  can: new Set(can),
});

/** Makes the tables of the shape and of what it refers to, with the columns, indexes and keys of its content types. */
export async function createTables(knex: Knex, shape: Shape = loan as unknown as Shape): Promise<void> {
  const types = Object.values(buildContentTypes(shape)).map(({ schema }) => schema);
  for (const { collectionName } of [...types].reverse()) await knex.schema.dropTableIfExists(collectionName);
  await knex.schema.dropTableIfExists('test_makers');
  await knex.schema.createTable('test_makers', (table) => {
    table.increments('id');
    table.string('name');
    table.integer('status').defaultTo(1);
  });
  for (const schema of types)
    await knex.schema.createTable(schema.collectionName, (table) => {
      table.increments('id');
      table.string('document_id');
      for (const name of ['created_at', 'updated_at', 'published_at']) table.timestamp(name);
      for (const [name, attribute] of Object.entries(schema.attributes)) {
        const { type } = attribute as { type: string };
        if (type === 'integer') table.integer(name).unsigned();
        else if (type === 'decimal') table.decimal(name, 14, 4);
        else if (type === 'boolean') table.boolean(name);
        else if (type === 'date') table.date(name);
        else table.string(name);
      }
      for (const { name, columns, type } of schema.indexes as { name: string; columns: string[]; type?: string }[])
        if (type === 'unique') table.unique(columns, { indexName: name });
      for (const { columns, referencedTable, onDelete } of schema.foreignKeys as {
        columns: [string];
        referencedTable: string;
        onDelete?: string;
      }[]) {
        const key = table.foreign(columns[0]).references('id').inTable(referencedTable);
        if (onDelete !== undefined) key.onDelete(onDelete);
      }
    });
}

/** The modules of the engine as the server has them. */
export const engine = {
  labels: () => served<typeof import('../src/shapes/types/labels')>('server/src/shapes/types/labels'),
  references: () => served<typeof import('../src/shapes/records/referring')>('server/src/shapes/records/referring'),
  list: () => served<typeof import('../src/shapes/records/record-list')>('server/src/shapes/records/record-list'),
  store: () => served<typeof import('../src/shapes/records/record.store')>('server/src/shapes/records/record.store'),
  views: () =>
    served<typeof import('../src/shapes/records/guard-generated-view')>(
      'server/src/shapes/records/guard-generated-view',
    ),
  attachments: () =>
    served<typeof import('../src/shapes/records/attachments')>('server/src/shapes/records/attachments'),
};

export const routesOf = (record: DefinedRecord): string[] =>
  record.routes.map(({ method, path, needs }: RouteDefinition) => `${method} ${path} ${needs}`);

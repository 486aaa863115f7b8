import type { Knex } from 'knex';
import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Actor, DefinedRecord, UploadedFile } from '@mayorista/kernel';
import type { RowOf } from '@mayorista/kernel/shape';
import { boot, type TestApp } from '@mayorista/kernel/testing';
import { actor, createTables, defineLoans, engine, type loan } from './own-shape';
import { kernel } from './served';

export type Row = RowOf<typeof loan>;
export type Values = Readonly<Record<string, unknown>>;

export let app: TestApp;
export let knex: Knex;
export let loans: DefinedRecord;
let sequence = 0;
export const boss = (): Actor => actor('jefa', 'test-loans.write', 'test-loans.read', 'comments.moderate');
export const clerk = (): Actor => actor('empleada', 'test-loans.write', 'test-loans.read', 'comments.moderate');

/** Boots the server with the tables of the loans. */
export async function startLoans(): Promise<void> {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  await createTables(knex);
  loans = defineLoans();
  kernel().registerRecordTypes(app.strapi, [engine.attachments().buildRecordType(loans)]);
}

export const inTx = <T>(work: Parameters<ReturnType<typeof kernel>['inTransaction']>[1]): Promise<T> =>
  kernel().inTransaction(app.strapi, work) as Promise<T>;
export async function maker(name = `Fabricante ${++sequence}`, status = 1): Promise<number> {
  const [row] = (await knex('test_makers').insert({ name, status }).returning('id')) as { id: number }[];
  return row!.id;
}
export const create = (input: Values, who = clerk(), files: UploadedFile[] = []): Promise<number> =>
  kernel().receivingFiles(files, kernel().filePlaces(loans.shape), (received) =>
    inTx((tx) =>
      kernel().createShaped(loans, tx, who, {
        input: kernel().parseInput(loans.schemas.create, input),
        files: received,
      }),
    ),
  );
interface Sent {
  readonly who?: Actor;
  readonly files?: UploadedFile[];
  readonly expected?: string;
}
export const change = (id: number, input: Values, { who = clerk(), files = [], expected }: Sent = {}): Promise<void> =>
  kernel().receivingFiles(files, kernel().filePlaces(loans.shape), (received) =>
    inTx((tx) =>
      kernel().changeShaped(loans, tx, who, {
        id,
        input: kernel().parseInput(loans.schemas.change, input),
        files: received,
        expected: expected ?? null,
      }),
    ),
  );
export const moveTo = (id: number, input: Values, who = clerk()): Promise<void> =>
  inTx((tx) => kernel().moveShaped(loans, tx, who, { id, input, expected: null }));
export const remove = (id: number, who = clerk()): Promise<void> =>
  inTx((tx) => kernel().removeShaped(loans, tx, who, { id, expected: null }));
export const read = async (id: number): Promise<Row | null> =>
  (await engine.store().findRecord(loans, { strapi: app.strapi }, id, boss())) as unknown as Row | null;
export const answer = async (id: number, who = clerk()): Promise<Values> =>
  (await kernel().answerRecord(loans, { strapi: app.strapi, actor: who }, id)).data;
export const drafted = async (more: Values = {}): Promise<number> =>
  create({ title: `Préstamo ${++sequence}`, maker_id: await maker(), ...more });
export const find = async (query: Values, who = clerk()): Promise<number[]> => {
  const page = await engine.list().findPage(app.strapi, loans, { query, params: query, actor: who });
  return page.rows.map(({ id }) => id);
};

/** The fields that a call was refused for, with code or text. */
export async function refusals(call: Promise<unknown>): Promise<string[]> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason as { refusals?: readonly { field?: string; code: string; message?: string }[] },
  );
  if (error?.refusals === undefined) throw new Error(`Not refused: ${String(error)}`, { cause: error });
  return error.refusals.map(({ field, code, message }) => `${field}: ${message ?? code}`).sort();
}
/** How a call ended: 'done', or the name of the refusal; what is no refusal is told whole, such as an error of the database. */
export const failure = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => {
      const { name, message } = error as Error;
      return name.toLowerCase() === 'error' ? `${name}: ${message}` : name;
    },
  );
export async function upload(field: string, bytes: string, name = 'contrato.pdf'): Promise<UploadedFile> {
  const file = path.join(await mkdtemp(path.join(app.dataFolder, 'subida-')), 'x');
  await writeFile(file, bytes);
  return { field, name, mime: 'application/pdf', path: file, sizeBytes: bytes.length };
}
export const pdf = (field = 'contract'): Promise<UploadedFile> => upload(field, '%PDF-1.7\n1 0 obj\n%%EOF\n');
export const count = async (table: string, where: Values = {}): Promise<number> =>
  Number(((await knex(table).where(where).count({ n: '*' })) as { n: number | string }[])[0]!.n);
export const historyOf = async (
  id: number,
): Promise<{ action: string; changes: Record<string, [unknown, unknown]> }[]> =>
  (
    (await knex('audit_entries')
      .where({ model_type: 'test-loans', model_id: String(id) })
      .orderBy('id')) as {
      action: string;
      changes: string;
    }[]
  ).map(({ action, changes }) => ({ action, changes: JSON.parse(changes) as Record<string, [unknown, unknown]> }));

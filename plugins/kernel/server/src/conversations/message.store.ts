import type { Knex } from 'knex';
import { now } from '../clock/clock';
import { forUpdate, type Tx } from '../transactions/in-transaction';
import { insertRow, insertRows } from '../transactions/insert-row';
import type { ConversationTerms } from './conversation.types';

export interface MessageRow {
  readonly id: number;
  readonly body: string;
  readonly author_kind: string;
  readonly author_id: number | null;
  readonly author_name: string;
  readonly is_from_house: boolean | number;
  readonly created_at: Date | string | number;
  readonly edited_at: Date | string | number | null;
  readonly [record: string]: unknown;
}

export interface FileRow {
  readonly private_file_id: number;
  readonly name: string;
  readonly [message: string]: unknown;
}

type Terms = Pick<ConversationTerms, 'tables' | 'columns'>;

export const insertMessage = (tx: Tx, { tables }: Terms, row: Readonly<Record<string, unknown>>): Promise<number> =>
  insertRow(tx, tables.message, { ...row });

/** Keeps which private files a message has. */
export const insertMessageFiles = (
  tx: Tx,
  { tables, columns }: Terms,
  messageId: number,
  files: readonly { readonly id: number; readonly name: string }[],
): Promise<void> =>
  insertRows(
    tx,
    tables.file,
    files.map(({ id, name }) => ({ [columns.message]: messageId, private_file_id: id, name })),
  );

/** Locks a message; undefined when there is none. */
export async function lockMessage(tx: Tx, { tables }: Terms, id: number): Promise<MessageRow | undefined> {
  const [row] = (await forUpdate(tx, tx.trx(tables.message).where({ id }))) as unknown as MessageRow[];
  return row;
}

export const updateBody = (tx: Tx, { tables }: Terms, id: number, body: string): Promise<number> =>
  tx.trx(tables.message).where({ id }).update({ body, edited_at: now(), updated_at: now() });

export const filesOf = (knex: Knex, { tables, columns }: Terms, ids: readonly number[]): Promise<FileRow[]> =>
  knex(tables.file)
    .whereIn(columns.message, [...ids])
    .orderBy('id') as unknown as Promise<FileRow[]>;

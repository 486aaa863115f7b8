import { forUpdate, insertRow, insertRows, now, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { tables } from '../uids';

export interface CommentRow {
  readonly id: number;
  readonly sale_order_id: number;
  readonly body: string;
  readonly author_kind: string;
  readonly author_id: number | null;
  readonly author_name: string;
  readonly is_from_house: boolean | number;
  readonly created_at: Date | string | number;
  readonly edited_at: Date | string | number | null;
}

export interface CommentFileRow {
  readonly sale_order_comment_id: number;
  readonly private_file_id: number;
  readonly name: string;
}

type NewComment = Omit<CommentRow, 'id' | 'created_at' | 'edited_at'>;

export const insertComment = (tx: Tx, row: NewComment): Promise<number> => insertRow(tx, tables.comment, { ...row });

export const insertFiles = (tx: Tx, rows: readonly CommentFileRow[]): Promise<void> =>
  insertRows(
    tx,
    tables.commentFile,
    rows.map((row) => ({ ...row })),
  );

export async function lockComment(tx: Tx, id: number): Promise<CommentRow | undefined> {
  const [row] = (await forUpdate(tx, tx.trx(tables.comment).where({ id }))) as unknown as CommentRow[];
  return row;
}

export const updateBody = (tx: Tx, id: number, body: string): Promise<number> =>
  tx.trx(tables.comment).where({ id }).update({ body, edited_at: now(), updated_at: now() });

export const filesOf = (knex: Knex, commentIds: readonly number[]): Promise<CommentFileRow[]> =>
  knex(tables.commentFile)
    .whereIn('sale_order_comment_id', [...commentIds])
    .orderBy('id') as unknown as Promise<CommentFileRow[]>;

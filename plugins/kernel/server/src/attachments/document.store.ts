import type { Knex } from 'knex';
import { tables } from '../uids';

export interface DocumentRow {
  readonly id: number;
  readonly model_type: string;
  readonly model_id: string;
  readonly document_type: string | null;
  readonly private_file_id: number;
  readonly uploaded_by: string | null;
  readonly created_at: Date | number | string;
  readonly name: string;
  readonly mime: string;
  readonly size_bytes: number | string;
}

/** Builds a query of documents joined with the file of each. */
export const documents = (knex: Knex): Knex.QueryBuilder =>
  knex(`${tables.attachment} as a`).join(`${tables.privateFile} as f`, 'f.id', 'a.private_file_id');

export const documentColumns = [
  'a.id',
  'a.model_type',
  'a.model_id',
  'a.document_type',
  'a.private_file_id',
  'a.uploaded_by',
  'a.created_at',
  'f.name',
  'f.mime',
  'f.size_bytes',
];

export const documentView = (row: DocumentRow) => ({
  id: row.id,
  modelType: row.model_type,
  modelId: row.model_id,
  documentType: row.document_type,
  name: row.name,
  mime: row.mime,
  size_bytes: Number(row.size_bytes),
  private_file_id: row.private_file_id,
  url: `/api/private-files/${row.private_file_id}`,
  uploaded_by: row.uploaded_by,
  created_at: new Date(row.created_at).toISOString(),
});

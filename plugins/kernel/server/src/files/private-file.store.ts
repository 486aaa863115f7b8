import type { Knex } from 'knex';
import type { Core } from '@strapi/strapi';
import { insertRow } from '../transactions/insert-row';
import { getKnex, type Tx } from '../transactions/in-transaction';
import { tables } from '../uids';

export interface PrivateFileRow {
  readonly id: number;
  readonly storage_key: string;
  readonly name: string;
  readonly mime: string;
  readonly size_bytes: number | string;
  /** Strapi names the column of the attribute sha256 with an underscore. */
  readonly sha_256: string | null;
  readonly owner_kind: string | null;
  readonly owner_id: number | null;
  readonly company_id: number | null;
  readonly model_type: string | null;
  readonly model_id: string | null;
  readonly needs: string | null;
  readonly expires_at: Date | number | string | null;
}

const files = (knex: Knex): Knex.QueryBuilder => knex(tables.privateFile);

export const insertFile = (tx: Tx, row: Omit<PrivateFileRow, 'id'>): Promise<number> =>
  insertRow(tx, tables.privateFile, { ...row });

export const fileById = async (strapi: Core.Strapi, id: number): Promise<PrivateFileRow | null> =>
  ((await files(getKnex(strapi)).where({ id }).first()) as PrivateFileRow | undefined) ?? null;

export const filesOfModel = (tx: Tx, type: string, id: string): Promise<PrivateFileRow[]> =>
  files(tx.trx).where({ model_type: type, model_id: id }) as unknown as Promise<PrivateFileRow[]>;

export const deleteFile = async (tx: Tx, id: number): Promise<PrivateFileRow | null> => {
  const row = (await files(tx.trx).where({ id }).first()) as PrivateFileRow | undefined;
  if (row === undefined) return null;
  await files(tx.trx).where({ id }).delete();
  return row;
};

export const expiredFiles = (strapi: Core.Strapi, at: Date): Promise<PrivateFileRow[]> =>
  files(getKnex(strapi)).whereNotNull('expires_at').where('expires_at', '<', at) as unknown as Promise<
    PrivateFileRow[]
  >;

/** Facts of a private file, as records show them. */
type PrivateFileFacts = Pick<PrivateFileRow, 'id' | 'name' | 'mime' | 'size_bytes'>;

/** Reads the facts of private files by their ids; files that are gone are left out. In a transaction pass its knex. */
export async function fileFacts(knex: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, PrivateFileFacts>> {
  const rows = (await files(knex)
    .whereIn('id', [...new Set(ids)])
    .select('id', 'name', 'mime', 'size_bytes')) as PrivateFileFacts[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns those of the given storage keys that a stored row refers to. */
export async function knownKeys(strapi: Core.Strapi, keys: readonly string[]): Promise<Set<string>> {
  const rows = (await files(getKnex(strapi))
    .whereIn('storage_key', [...keys])
    .select('storage_key')) as { storage_key: string }[];
  return new Set(rows.map(({ storage_key }) => storage_key));
}

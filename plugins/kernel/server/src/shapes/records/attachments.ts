import type { Shape } from '../../../../shared/shape';
import { removeFile } from '../../files/store-file';
import type { RecordType } from '../../records/record-types';
import { getKnex, type Tx } from '../../transactions/in-transaction';
import { tables } from '../../uids';
import { readCode, writeCode } from './moves';
import { findRecord } from './record.store';
import type { AnyRecord } from './record.types';

/** Builds the record type for comments, documents and the history: its permissions, and the record within the actor's scope. */
export function buildRecordType(record: AnyRecord): RecordType {
  const { shape, rules } = record;
  const codes = { read: readCode(record), write: writeCode(record) };
  return {
    type: shape.name,
    auditedAs: shape.plural,
    ...(shape.comments ? { comments: codes } : {}),
    ...(shape.documents ? { documents: codes } : {}),
    async find(strapi, actor, id) {
      if (!/^\d{1,9}$/.test(id)) return null;
      const row = await findRecord(record, { strapi }, Number(id), actor);
      if (row === null || (await rules.reaches?.(row, actor, getKnex(strapi))) === false) return null;
      return { id: row.id, companyId: rules.companyOf?.(row) ?? null };
    },
  };
}

/** Removes the comments and documents of a record that is removed, with the documents' files. */
export async function removeAttachments(tx: Tx, { name, comments, documents }: Shape, id: number): Promise<void> {
  const owner = { model_type: name, model_id: String(id) };
  if (comments) await tx.trx(tables.comment).where(owner).delete();
  if (!documents) return;
  const files = (await tx.trx(tables.attachment).where(owner).select('private_file_id')) as {
    private_file_id: number;
  }[];
  await tx.trx(tables.attachment).where(owner).delete();
  for (const { private_file_id: fileId } of files) await removeFile(tx, fileId);
}

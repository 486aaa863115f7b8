import { recordAudit } from '../audit/record';
import type { UploadRules } from '../files/check-upload';
import { storeFile } from '../files/store-file';
import type { Actor } from '../permissions/actor';
import { auditName, type RecordRef } from '../records/record-types';
import type { UploadedFile } from '../resources/resource.types';
import { insertRow } from '../transactions/insert-row';
import type { Tx } from '../transactions/in-transaction';
import { tables } from '../uids';

interface Attaching extends UploadRules {
  readonly record: RecordRef;
  readonly documentType: string | null;
  /** Permission code required of every reader but the owner. */
  readonly needs: string;
  readonly companyId?: number | null;
}

/**
 * Attaches an upload to a record as one of its documents. Returns the document's id. Throws ValidationError for a file that is not
 * allowed.
 */
export async function attachDocument(
  tx: Tx,
  actor: Actor,
  upload: UploadedFile,
  attaching: Attaching,
): Promise<number> {
  const { record, documentType, needs, companyId, ...rules } = attaching;
  const fileId = await storeFile(tx, upload, {
    ...rules,
    owner: actor,
    companyId,
    needs,
    model: { type: record.modelType, id: record.modelId },
  });
  const id = await insertRow(tx, tables.attachment, {
    model_type: record.modelType,
    model_id: record.modelId,
    document_type: documentType,
    private_file_id: fileId,
    uploaded_by: actor.name,
  });
  const modelType = auditName(tx.strapi, record.modelType);
  await recordAudit(tx, actor, {
    ...record,
    modelType,
    action: 'document-added',
    after: { document: upload.name, document_type: documentType },
  });
  return id;
}

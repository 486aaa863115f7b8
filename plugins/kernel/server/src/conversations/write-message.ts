import { isOfTheHouse } from '@mayorista/config';
import { recordAudit } from '../audit/record';
import { ValidationError } from '../errors/refusal';
import type { UploadRules } from '../files/check-upload';
import { storeFile } from '../files/store-file';
import type { Actor } from '../permissions/actor';
import type { RouteRequest } from '../routes/route.types';
import type { Tx } from '../transactions/in-transaction';
import type { ConversationTerms } from './conversation.types';
import { insertMessage, insertMessageFiles } from './message.store';

const mostFiles = 10;

/** The files of a message. */
export const messageFiles: UploadRules = {
  maxBytes: 10 * 1024 * 1024,
  extensions: ['pdf', 'png', 'jpg', 'jpeg', 'webp', 'xlsx', 'docx', 'csv', 'txt', 'xml'],
};

/** Throws ValidationError for more files than a message has. */
export function refuseManyFiles(files: RouteRequest['files']): void {
  if (files.filter(({ sizeBytes }) => sizeBytes > 0).length > mostFiles)
    throw new ValidationError([{ code: 'too_many_files', field: 'files', params: { max: mostFiles } }]);
}

interface Written {
  readonly record: { readonly id: number; readonly companyId: number | null };
  readonly body: string;
  readonly files: RouteRequest['files'];
}

/** Writes a message with its files, which the record's company and the house's readers open. Returns its id. Throws ValidationError. */
export async function writeMessage(
  tx: Tx,
  actor: Actor,
  terms: ConversationTerms,
  { record, body, files }: Written,
): Promise<number> {
  const sent = files.filter(({ sizeBytes }) => sizeBytes > 0);
  const isFromHouse = actor.kind !== 'person' || isOfTheHouse(actor.roles);
  const id = await insertMessage(tx, terms, {
    [terms.columns.record]: record.id,
    body,
    author_kind: actor.kind,
    author_id: actor.id,
    author_name: actor.name,
    is_from_house: isFromHouse,
  });
  const stored: { id: number; name: string }[] = [];
  for (const file of sent) {
    const rules = { ...messageFiles, owner: actor, needs: terms.needs.read };
    const model = { type: terms.type, id: record.id };
    const fileId = await storeFile(tx, file, { ...rules, companyId: record.companyId, model });
    stored.push({ id: fileId, name: file.name });
  }
  await insertMessageFiles(tx, terms, id, stored);
  await recordAudit(tx, actor, {
    modelType: terms.auditedAs,
    modelId: record.id,
    action: 'commented',
    after: { mensaje: body },
  });
  await terms.written?.(tx, { id, recordId: record.id, isFromHouse });
  return id;
}

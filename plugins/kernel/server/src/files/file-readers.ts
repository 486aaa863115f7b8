import type { Core } from '@strapi/strapi';
import { recordAudit } from '../audit/record';
import type { Actor } from '../permissions/actor';
import { inTransaction } from '../transactions/in-transaction';
import type { PrivateFileRow } from './private-file.store';

const followed = new WeakMap<Core.Strapi, Set<string>>();

/** Has the history of these kinds of records tell who opened a file of theirs: for papers of people. */
export function recordFileReaders(strapi: Core.Strapi, modelTypes: readonly string[]): void {
  followed.set(strapi, new Set([...(followed.get(strapi) ?? []), ...modelTypes]));
}

/** Writes into the history of a followed record who opens a file of it. */
export async function noteFileReader(strapi: Core.Strapi, actor: Actor, file: PrivateFileRow): Promise<void> {
  const { model_type: modelType, model_id: modelId, name } = file;
  if (modelType === null || modelId === null || followed.get(strapi)?.has(modelType) !== true) return;
  await inTransaction(strapi, (tx) =>
    recordAudit(tx, actor, { modelType, modelId, action: 'file-opened', after: { file: name } }),
  );
}

import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { now } from '../clock/clock';
import { NotFoundError } from '../errors/refusal';
import { isOfTheHouse } from '@mayorista/config';
import type { Actor } from '../permissions/actor';
import { reachesRecord } from '../records/record-types';
import { mayReadFile, type Reader } from './may-read.rules';
import { fileById, type PrivateFileRow } from './private-file.store';
import { privateStorage } from './storage-of';

export interface OpenedFile {
  readonly file: PrivateFileRow;
  readonly bytes: Readable;
}

/** Opens a private file for an actor. Throws NotFoundError when it does not exist, has expired, or the actor may not read it. */
export async function openFile(strapi: Core.Strapi, actor: Actor, id: number): Promise<OpenedFile> {
  const file = await fileById(strapi, id);
  if (file === null || !mayReadFile(readerOf(actor), file, now())) throw new NotFoundError();
  if (!(await reachesItsRecord(strapi, actor, file))) throw new NotFoundError();
  return { file, bytes: await privateStorage().open(file.storage_key) };
}

/** Tells whether the actor reaches the record that a document is attached to; its company or permission alone does not suffice. */
async function reachesItsRecord(
  strapi: Core.Strapi,
  actor: Actor,
  { model_type: modelType, model_id: modelId }: PrivateFileRow,
): Promise<boolean> {
  if (actor.kind === 'system' || modelType === null || modelId === null) return true;
  return reachesRecord(strapi, actor, { modelType, modelId });
}

const readerOf = (actor: Actor): Reader => ({
  ...actor,
  worksForTheHouse: actor.kind !== 'person' || isOfTheHouse(actor.roles),
});

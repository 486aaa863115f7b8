import { buffer } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { fileById } from '../files/private-file.store';
import { privateStorage } from '../files/storage-of';
import type { MailAttachment } from './kept-parts';

/** An attachment as mail transports take it. */
interface ReadAttachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** Reads the private files that go along with a mail. Throws an error for one that is gone: a mail that promises a file is not sent without it. */
export async function readAttachments(
  strapi: Core.Strapi,
  attached: readonly MailAttachment[],
): Promise<ReadAttachment[]> {
  const read: ReadAttachment[] = [];
  for (const { file_id: id, name } of attached) {
    const file = await fileById(strapi, id);
    if (file === null) throw new Error(`The attached file ${id} is gone`);
    const content = await buffer(await privateStorage().open(file.storage_key));
    read.push({ filename: name, content, contentType: file.mime });
  }
  return read;
}

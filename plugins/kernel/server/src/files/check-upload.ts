import path from 'node:path';
import { reject } from '../errors/refusal';
import { parseOthers } from '../parsing/parse-others';
import { defineParser } from '../parsing/parser';
import type { UploadedFile } from '../resources/resource.types';
import { extensionOf, safeFileName } from './file-name';
import type { CheckedUpload } from './judged-file';
import type { JudgedUpload, UploadToJudge } from './upload.parser';

const megabyte = 1024 * 1024;
const defaultMaxBytes = 25 * megabyte;
const defaultUnpackedMegabytes = 200;

export interface UploadRules {
  /** The most bytes accepted; 25 MB by default. */
  readonly maxBytes?: number;
  /** The extensions accepted; the whole allow-list by default. */
  readonly extensions?: readonly string[];
  /** The most megabytes that an archive, or a document that is one, may unpack to; 200 by default. */
  readonly mostUnpackedMegabytes?: number;
}

const uploadParser = defineParser<UploadToJudge, JudgedUpload>({
  name: 'kernel.upload',
  file: path.join(__dirname, 'upload.parser'),
  mostSeconds: 8,
  mostMegabytes: 400,
});

/** Throws ValidationError on the upload's field for a file of more than so many megabytes. */
export function requireSize(upload: UploadedFile, mostMegabytes: number): void {
  if (upload.sizeBytes > mostMegabytes * megabyte)
    reject('file_too_large', upload.field, { max: Math.floor(mostMegabytes) });
}

/**
 * Checks an upload and returns its clean name and true type. Throws ValidationError on the upload's field for a file that is too
 * large, not allowed by its bytes, cut off, unsafe, or with more in it than can be looked through. Rewrites an SVG in place without
 * anything but its drawing.
 */
export async function checkUpload(upload: UploadedFile, rules: UploadRules = {}): Promise<CheckedUpload> {
  requireSize(upload, (rules.maxBytes ?? defaultMaxBytes) / megabyte);
  const name = safeFileName(upload.name);
  const judged = await parseOthers(uploadParser, {
    path: upload.path,
    extension: extensionOf(name),
    extensions: rules.extensions ?? null,
    mostUnpackedMegabytes: rules.mostUnpackedMegabytes ?? defaultUnpackedMegabytes,
  });
  if ('problem' in judged)
    return reject(judged.problem === 'heavy' ? 'file_too_heavy' : 'file_type_not_allowed', upload.field);
  if ('refusal' in judged.value)
    return reject(judged.value.refusal.code, upload.field, judged.value.refusal.params ?? {});
  const { mime, extension } = judged.value;
  return { name: extensionOf(name) === '' ? `${name}.${extension}` : name, mime };
}

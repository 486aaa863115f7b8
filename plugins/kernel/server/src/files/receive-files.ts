import { ValidationError } from '../errors/refusal';
import type { UploadedFile } from '../resources/resource.types';
import { checkUpload, type UploadRules } from './check-upload';
import type { JudgedFile } from './judged-file';
import { keepFile, removingUnnamed, type KeptFile } from './keep-files';

/** The files that a call takes, by the name of their part up to its first bracket or dot; '*' stands for any. */
export type FilePlaces = Readonly<Record<string, UploadRules>>;

/**
 * Judges the files of a call and keeps their bytes, before the transaction of `write`, which stores them by `storeFile`. A file that is
 * refused is handed on with its reasons, which are told together with all others where it would be stored. Bytes that no row names
 * afterwards are removed. Throws RateLimitError where too much of the caller's waits to be judged.
 */
export async function receivingFiles<T>(
  files: readonly UploadedFile[],
  places: FilePlaces,
  write: (received: readonly UploadedFile[]) => Promise<T>,
): Promise<T> {
  const kept: KeptFile[] = [];
  return removingUnnamed(kept, async () => {
    const received: UploadedFile[] = [];
    for (const file of files) {
      const judged = await judge(file, placeOf(places, file.field));
      if (judged !== undefined && 'kept' in judged) kept.push(judged.kept);
      received.push(judged === undefined ? file : { ...file, judged });
    }
    return write(received);
  });
}

/** A part that the call does not take, and an empty one of a form, are left to be refused or ignored. */
async function judge(file: UploadedFile, rules: UploadRules | undefined): Promise<JudgedFile | undefined> {
  if (rules === undefined || file.sizeBytes === 0) return undefined;
  try {
    const checked = await checkUpload(file, rules);
    return { checked, kept: await keepFile({ path: file.path, ...checked }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { refusals: error.refusals };
  }
}

const placeOf = (places: FilePlaces, field: string): UploadRules | undefined => {
  const name = field.split(/[[.]/, 1)[0] ?? '';
  return Object.hasOwn(places, name) ? places[name] : places['*'];
};

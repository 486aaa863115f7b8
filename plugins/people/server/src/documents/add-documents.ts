import {
  createShaped,
  ValidationError,
  type Actor,
  type FieldError,
  type Tx,
  type UploadedFile,
} from '@mayorista/kernel';
import { documentTypes } from '../../../shared';
import { userDocuments } from './user-document.record';

interface DocumentFacts {
  readonly type: string;
  readonly expires_on?: string | null;
  readonly note?: string | null;
}

interface Given {
  readonly facts: readonly DocumentFacts[];
  readonly files: readonly UploadedFile[];
}

/** Adds documents to a person, each file with what was said of it at the same place. Throws ValidationError with every reason. */
export async function addUserDocuments(tx: Tx, actor: Actor, userId: number, { facts, files }: Given): Promise<void> {
  const refusals = [...missing(facts, files)];
  for (const [at, file] of files.entries()) {
    const { type, expires_on = null, note = null } = facts[at] ?? { type: '' };
    if (!Object.hasOwn(documentTypes, type)) {
      refusals.push({ code: 'not_an_option', field: `documents.${at}.type` });
      continue;
    }
    try {
      await createShaped(userDocuments, tx, actor, {
        input: { user_id: userId, type, expires_on, note },
        files: [{ ...file, field: 'file' }],
      });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      // A user who cannot be written has no documents either: that is told already.
      const own = error.refusals.filter(({ field }) => field !== 'user_id');
      refusals.push(...own.map((each): FieldError => ({ ...each, field: `documents.${at}.${each.field ?? 'file'}` })));
    }
  }
  if (refusals.length > 0) throw new ValidationError(refusals);
}

const missing = (facts: readonly DocumentFacts[], files: readonly UploadedFile[]): FieldError[] =>
  facts
    .slice(files.length)
    .map((_fact, at) => ({ code: 'file_missing', field: `documents.${files.length + at}.file` }));

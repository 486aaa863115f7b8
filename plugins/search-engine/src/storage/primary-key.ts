import { ApiError } from '../api-error';
import type { SearchDocument } from './values';

/** The attribute that identifies the documents, when nobody said: the only one whose name ends in 'id'. */
export function inferPrimaryKey(document: SearchDocument | undefined): string {
  const candidates = Object.keys(document ?? {}).filter((name) => name.toLowerCase().endsWith('id'));
  if (candidates[0] === undefined) {
    throw new ApiError(
      'index_primary_key_no_candidate_found',
      'The primary key inference failed: no attribute ends with `id`.',
    );
  }
  if (candidates.length > 1) {
    throw new ApiError(
      'index_primary_key_multiple_candidates_found',
      `The primary key inference failed: found ${candidates.join(', ')}.`,
    );
  }
  return candidates[0];
}

/** The identifier of a document as text; refuses what the protocol refuses. */
export function documentId(document: SearchDocument, primaryKey: string): string {
  const value = document[primaryKey];
  if (value === undefined) {
    throw new ApiError(
      'missing_document_id',
      `Document doesn't have a \`${primaryKey}\` attribute: \`${JSON.stringify(document).slice(0, 200)}\`.`,
    );
  }
  const id = String(value);
  const isId =
    (typeof value === 'number' && Number.isSafeInteger(value)) ||
    (typeof value === 'string' && /^[A-Za-z0-9_-]{1,511}$/.test(id));
  if (!isId) throw new ApiError('invalid_document_id', `Document identifier \`${id.slice(0, 100)}\` is invalid.`);
  return id;
}

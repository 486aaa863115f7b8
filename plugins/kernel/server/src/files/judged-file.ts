import type { FieldError } from '../errors/refusal';
import type { KeptFile } from './keep-files';

export interface CheckedUpload {
  readonly name: string;
  readonly mime: string;
}

/** The facts that are found out of a file before the transaction that stores it. */
export type JudgedFile =
  { readonly refusals: readonly FieldError[] } | { readonly checked: CheckedUpload; readonly kept: KeptFile };

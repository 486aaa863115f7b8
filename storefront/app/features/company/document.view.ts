import type { DocumentAnswer } from './company.api.server';

export interface DocumentView {
  readonly id: number;
  readonly title: string;
  readonly state: DocumentAnswer['status'] | 'expired';
  readonly stateLabel: string;
  readonly fileId: number | null;
  readonly fileName: string;
  readonly uploadedAt: string | null;
  /** The last day on which it counts, 'yyyy-mm-dd'; null where it does not end. */
  readonly expiresOn: string | null;
  readonly reason: string;
  /** What was authorised is the house's to let go of. */
  readonly mayRemove: boolean;
}

/** A paper as its company sees it: one that has expired is not authorised any more. */
export const documentView = (document: DocumentAnswer): DocumentView => ({
  id: document.id,
  title: document.type_label,
  state: document.is_expired ? 'expired' : document.status,
  stateLabel: document.status_label,
  fileId: document.file?.id ?? null,
  fileName: document.file?.name ?? '',
  uploadedAt: document.uploaded_at,
  expiresOn: document.expires_on?.slice(0, 10) ?? null,
  reason: document.status === 'rejected' ? (document.reason ?? '') : '',
  mayRemove: document.status !== 'authorized',
});

import { LANDING_PREVIEW_MINUTES } from '@mayorista/config';
import { opensRow, signRow } from '@mayorista/kernel';

const purpose = 'landing-preview';

/** A token that opens the draft of one landing until it ends; it opens nothing else. */
export const previewToken = (documentId: string): string =>
  signRow(purpose, documentId, LANDING_PREVIEW_MINUTES * 60_000);

/** Whether the token opens the draft of this landing now. */
export const opensDraft = (token: string, documentId: string): boolean => opensRow(purpose, token, documentId);

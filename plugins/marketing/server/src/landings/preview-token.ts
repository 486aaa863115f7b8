import { LANDING_PREVIEW_MINUTES } from '@mayorista/config';
import { readSigned, sign } from '@mayorista/kernel';

const purpose = 'landing-preview';

/** A token that opens the draft of one landing until it ends; it opens nothing else. */
export const previewToken = (documentId: string, at: Date): string =>
  sign(purpose, `${documentId}.${at.getTime() + LANDING_PREVIEW_MINUTES * 60_000}`);

/** Whether the token opens the draft of this landing now. */
export function opensDraft(token: string, documentId: string, at: Date): boolean {
  const [document, until = ''] = (readSigned(purpose, token) ?? '').split('.');
  return document === documentId && Number(until) > at.getTime();
}

import { env } from '@mayorista/config';
import { opensRow, readSigned, sign, signRow } from '@mayorista/kernel';

const purpose = 'survey';
const previewing = `${purpose}-preview`;
/** Minutes for which a draft may be looked at in the store. */
const previewMinutes = 60;

/** What an answer is about: an attendee of an event, an order, a company. */
export interface About {
  readonly type: string;
  readonly id: number;
}

/** Builds the address of a survey in the store, of one recipient where it is about something. */
export function surveyUrl(id: number, about: About | null): string {
  const url = new URL(`/encuestas/${id}`, env().publicStoreUrl);
  if (about !== null) url.searchParams.set('encrypted_entity', sign(purpose, `${id}.${about.type}.${about.id}`));
  return url.href;
}

/** Reads what a link of this survey is about; null for a token that was not made for it. */
export function readAbout(surveyId: number, token: string): string | null {
  const [id, type, about] = (readSigned(purpose, token) ?? '').split('.');
  return id === String(surveyId) && about !== undefined ? `${type}:${about}` : null;
}

/** Builds the address by which a draft can be looked at for an hour, and answered by nobody. */
export function previewUrl(id: number): string {
  const url = new URL(surveyUrl(id, null));
  url.searchParams.set('preview', signRow(previewing, id, previewMinutes * 60_000));
  return url.href;
}

export const opensPreview = (id: number, token: string): boolean => opensRow(previewing, token, id);

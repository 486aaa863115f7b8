import { createHmac, timingSafeEqual } from 'node:crypto';
import { env, LANDING_PREVIEW_MINUTES } from '@mayorista/config';

const signature = (text: string): Buffer =>
  createHmac('sha256', `landing-preview:${env().secrets.jwt}`).update(text).digest();

/** A token that opens the draft of one landing until it ends; it opens nothing else. */
export function previewToken(documentId: string, at: Date): string {
  const text = `${documentId}.${at.getTime() + LANDING_PREVIEW_MINUTES * 60_000}`;
  return `${text}.${signature(text).toString('base64url')}`;
}

/** Whether the token opens the draft of this landing now. */
export function opensDraft(token: string, documentId: string, at: Date): boolean {
  const [document = '', until = '', signed = ''] = token.split('.');
  if (document !== documentId || !/^\d{1,15}$/.test(until) || Number(until) <= at.getTime()) return false;
  const [given, expected] = [Buffer.from(signed, 'base64url'), signature(`${document}.${until}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

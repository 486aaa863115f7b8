import { EMAIL_CHANGE, env } from '@mayorista/config';
import { now, readSigned, sign } from '@mayorista/kernel';
import type { EmailChangeRow } from './email-change.store';

/** What a link does: confirms the new address, or keeps the former one. */
export type LinkKind = 'confirm' | 'undo';

const purposes = { confirm: 'email-change-confirm', undo: 'email-change-undo' } as const;
const pages = { confirm: 'confirm-email', undo: 'keep-email' } as const;
const lifetimesMs = {
  confirm: EMAIL_CHANGE.confirmHours * 3_600_000,
  undo: EMAIL_CHANGE.undoDays * 86_400_000,
} as const;

/** Signed, not carried: a link is its receiver's alone. */
const addressOf = { confirm: 'new_email', undo: 'former_email' } as const;

/** Makes the address of the store's page that confirms or undoes a change, for as long as it may be done. Nothing stores it. */
export function makeLink(kind: LinkKind, row: EmailChangeRow): string {
  const claim = `${row.id}.${now().getTime() + lifetimesMs[kind]}`;
  const token = sign(purposes[kind], claim, row[addressOf[kind]]);
  return `${env().publicStoreUrl.replace(/\/$/, '')}/${pages[kind]}?token=${token}`;
}

/** Returns the change that a token claims to be of; null for what is none or too old. The signature is `isLinkOf`'s to judge. */
export function claimedChange(token: string): number | null {
  const [, id, expiresAt] = /^(\d{1,10})\.(\d{1,16})\.[\w-]{43}$/.exec(token) ?? [];
  return id === undefined || Number(expiresAt) <= now().getTime() ? null : Number(id);
}

export const isLinkOf = (kind: LinkKind, token: string, row: EmailChangeRow): boolean =>
  readSigned(purposes[kind], token, row[addressOf[kind]]) !== null;

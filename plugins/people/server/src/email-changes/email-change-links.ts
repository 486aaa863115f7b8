import { EMAIL_CHANGE, env } from '@mayorista/config';
import { opensRow, signRow } from '@mayorista/kernel';
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
  const token = signRow(purposes[kind], row.id, lifetimesMs[kind], row[addressOf[kind]]);
  return `${env().publicStoreUrl.replace(/\/$/, '')}/${pages[kind]}?token=${token}`;
}

export const isLinkOf = (kind: LinkKind, token: string, row: EmailChangeRow): boolean =>
  opensRow(purposes[kind], token, row.id, row[addressOf[kind]]);

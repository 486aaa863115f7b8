import {
  claimedRow,
  emit,
  enqueue,
  inTransaction,
  recordAudit,
  reject,
  rejectDuplicate,
  systemActor,
  type Actor,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import { peopleChanged } from '../../../events';
import { countGuess } from '../login/limit-attempts';
import { sendPanelResetMailJob } from '../passwords/send-panel-reset-mail';
import { sendResetMailJob } from '../passwords/send-reset-mail';
import { modelTypeOf } from './ask-for-email';
import { isLinkOf, type LinkKind } from './email-change-links';
import {
  endFrom,
  isAddressTaken,
  lockAccount,
  lockChange,
  markConfirmed,
  writeAddress,
  type ChangingAccount,
  type EmailChangeRow,
} from './email-change.store';
import { sendEmailChangeMails } from './send-email-change-mails';

interface Used {
  readonly kind: LinkKind;
  readonly token: string;
  readonly address: string;
}

/** Uses the link of a mail, once. Returns the address that the account has then. Throws ValidationError on `token`, RateLimitError. */
export async function useEmailLink(strapi: Core.Strapi, { kind, token, address }: Used): Promise<{ email: string }> {
  const id = claimedRow(token);
  const counted = await countGuess(strapi, { name: 'email-change', account: `id:${id ?? ''}`, address });
  const email = await inTransaction(strapi, async (tx) => {
    const row = id === null ? null : await lockChange(tx, id);
    if (row === null || row.ended_at !== null || !isLinkOf(kind, token, row)) return invalid();
    return kind === 'confirm' ? confirm(tx, row) : undo(tx, row);
  });
  await counted.forgive();
  return { email };
}

const invalid = (): never => reject('email_link_invalid', 'token');

/** Whoever opened the link of a mail is known by nothing else. */
const receiver = (email: string): Actor => systemActor(`Enlace enviado a ${email}`);

async function confirm(tx: Tx, row: EmailChangeRow): Promise<string> {
  const account = await lockAccount(tx, row.kind, row.account_id);
  if (row.confirmed_at !== null || account === null || !account.isOpen) return invalid();
  if (account.email !== row.former_email) return invalid();
  await write(tx, row, account, { email: row.new_email });
  await markConfirmed(tx, row.id);
  await recordAudit(tx, receiver(row.new_email), entry(row, 'email-changed', account.email, row.new_email));
  const key = `email-change:${row.id}:confirmed`;
  await enqueue(tx, sendEmailChangeMails, { change_id: row.id, step: 'confirmed' }, { key });
  if (account.password === null) await sendWayIn(tx, row, row.new_email);
  return row.new_email;
}

/** Before the change was confirmed nothing of the account is another. */
async function undo(tx: Tx, row: EmailChangeRow): Promise<string> {
  const account = await lockAccount(tx, row.kind, row.account_id);
  if (account === null || !row.tells_former) return invalid();
  await endFrom(tx, row);
  if (row.confirmed_at === null) {
    await recordAudit(
      tx,
      receiver(row.former_email),
      entry(row, 'email-change-withdrawn', row.new_email, account.email),
    );
    return account.email;
  }
  // Whoever has the account now may have given it a password: its sessions end with it (`followAccounts`).
  await write(tx, row, account, { email: row.former_email, password: null });
  await recordAudit(tx, receiver(row.former_email), entry(row, 'email-change-undone', account.email, row.former_email));
  await sendWayIn(tx, row, row.former_email);
  return row.former_email;
}

async function write(
  tx: Tx,
  { kind }: EmailChangeRow,
  account: ChangingAccount,
  given: { readonly email: string; readonly password?: null },
): Promise<void> {
  if (await isAddressTaken(tx.trx, { kind, email: given.email, except: account.id })) reject('already_taken', 'token');
  await writeAddress(tx, kind, account, given).catch((error: unknown) => rejectDuplicate(error, () => 'token'));
  if (kind === 'person') await emit(tx, peopleChanged, { ids: [account.id] });
}

const entry = ({ kind, account_id }: EmailChangeRow, action: string, before: string, after: string) => ({
  modelType: modelTypeOf[kind],
  modelId: account_id,
  action,
  before: { email: before },
  after: { email: after },
});

/** Mails the link by which the account's owner chooses a password. */
const sendWayIn = (tx: Tx, { kind }: EmailChangeRow, email: string): Promise<unknown> =>
  kind === 'person' ? enqueue(tx, sendResetMailJob, { email }) : enqueue(tx, sendPanelResetMailJob, { email });

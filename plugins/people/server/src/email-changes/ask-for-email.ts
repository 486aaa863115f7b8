import { EMAIL_CHANGE } from '@mayorista/config';
import { enqueue, recordAudit, reject, type Actor, type Tx } from '@mayorista/kernel';
import { countAsked, insertChange, isAddressTaken, type AccountKind, type ChangingAccount } from './email-change.store';
import { sendEmailChangeMails } from './send-email-change-mails';

/** What the history calls either kind of account. */
export const modelTypeOf = { person: 'user', staff: 'panel-accounts' } as const;

/**
 * Asks for another address of an account, which the caller has locked: a link is mailed to the new one, and until it is opened the
 * account keeps the address that it has; the one that it has is told. Throws ValidationError on `email`.
 */
export async function askForEmail(
  tx: Tx,
  actor: Actor,
  { kind, account, email }: { readonly kind: AccountKind; readonly account: ChangingAccount; readonly email: string },
): Promise<void> {
  if (email === account.email) reject('email_unchanged', 'email');
  if (await isAddressTaken(tx.trx, { kind, email, except: account.id })) reject('already_taken', 'email');
  if ((await countAsked(tx, kind, account.id)) >= EMAIL_CHANGE.perDay) reject('email_changes_too_many', 'email');
  const id = await insertChange(tx, {
    kind,
    account_id: account.id,
    former_email: account.email,
    new_email: email,
    tells_former: account.password !== null,
    asked_by: actor.name,
  });
  await recordAudit(tx, actor, {
    modelType: modelTypeOf[kind],
    modelId: account.id,
    action: 'email-change-asked',
    before: { email: account.email },
    after: { email },
  });
  await enqueue(tx, sendEmailChangeMails, { change_id: id, step: 'asked' }, { key: `email-change:${id}:asked` });
}

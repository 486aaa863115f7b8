import { inTransaction, recordAudit, ValidationError, type Actor, type Core } from '@mayorista/kernel';
import type { Audience } from './audience.fields';
import { audienceLabel } from './audience.label';
import { idsOfPeople } from './audience.store';
import { giveNotice, type NoticeText } from './give-notice';

export interface Sending {
  readonly text: NoticeText;
  readonly audience: Audience;
  /** What the sender was shown; another number by now is refused, so that nobody sends to more people than they read. */
  readonly expectedCount: number | null;
}

/** Sends a notice to whoever its audience names at this moment; answers its id. */
export async function sendNotice(strapi: Core.Strapi, { text, audience, expectedCount }: Sending, actor: Actor) {
  const label = await audienceLabel(strapi, audience);
  return inTransaction(strapi, async (tx) => {
    const userIds = await idsOfPeople(tx.trx, audience);
    if (userIds.length === 0) throw new ValidationError([{ code: 'audience_empty', field: 'recipients' }]);
    if (expectedCount !== null && expectedCount !== userIds.length)
      throw new ValidationError([{ code: 'audience_changed', field: 'recipients', params: { count: userIds.length } }]);
    const id = await giveNotice(tx, text, userIds, {
      notice_key: null,
      is_from_staff: true,
      sender_name: actor.name,
      audience_label: label,
      audience: JSON.stringify(audience),
    });
    if (id === null) throw new Error('A notice without a key cannot have been given before');
    await recordAudit(tx, actor, {
      modelType: 'push-notifications',
      modelId: id,
      action: 'sent',
      after: { ...text, audience: label, recipients: userIds.length },
    });
    return id;
  });
}

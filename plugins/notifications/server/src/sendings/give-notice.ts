import { enqueue, insertRows, now, onConflictIgnore, type Tx } from '@mayorista/kernel';
import type { Notice } from '../../../contract';
import { keptNotice } from '../news/notice-words';
import { planPush } from '../pushes/plan-push';
import { tables } from '../uids';

/** What a notice says and where it leads. */
export interface NoticeText {
  readonly title: string;
  readonly message: string;
  /** Of the platform's own notices: people read them in their own language. */
  readonly code?: string;
  readonly params?: string;
  readonly url: string | null;
  readonly image_url: string | null;
}

/** What is kept of a notice besides: its key, and who sent it to whom when a person did. */
export interface NoticeOrigin {
  readonly notice_key: string | null;
  readonly is_from_staff: boolean;
  readonly sender_name: string | null;
  readonly audience_label: string | null;
  readonly audience: string | null;
}

/** Puts a notice below the bells of these people and has their browsers told; null when its key was given before. */
export async function giveNotice(
  tx: Tx,
  text: NoticeText,
  userIds: readonly number[],
  origin: NoticeOrigin,
): Promise<number | null> {
  const row = { ...text, ...origin, recipient_count: userIds.length, sent_at: now() };
  const id = await onConflictIgnore(tx, tables.notification, 'notice_key', row);
  if (id === null) return null;
  await insertRows(
    tx,
    tables.received,
    userIds.map((user_id) => ({ push_notification_id: id, user_id })),
  );
  await enqueue(tx, planPush, { notificationId: id }, { key: `push-plan:${id}` });
  return id;
}

/** The platform's own notices: an order, a review. */
export async function tell(tx: Tx, { key, userIds, code, params = {}, url }: Notice): Promise<void> {
  const origin = { notice_key: key, is_from_staff: false, sender_name: null, audience_label: null, audience: null };
  const text = { ...keptNotice(code, params), url: url ?? null, image_url: null };
  await giveNotice(tx, text, [...new Set(userIds)], origin);
}

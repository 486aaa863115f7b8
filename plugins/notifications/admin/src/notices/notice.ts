import type { DataOf, ItemOf } from '@mayorista/config/answers';

/** A notice that was sent, with its figures. */
export type SentNotice = ItemOf<'GET /push-notifications'>;
/** Whom a notice would reach. */
export type NoticeTarget = DataOf<'GET /push-notification-targets'>;

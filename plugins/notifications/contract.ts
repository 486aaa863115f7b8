import type { Tx } from '@mayorista/kernel';
import type { WordParams } from '@mayorista/kernel/shared';
import type { NoticeCode } from './server/src/news/notice-words';

/** A notice that the platform itself gives to people. */
export interface Notice {
  /** What makes giving it again harmless, e.g. 'sale-order:12:paid'. */
  readonly key: string;
  readonly userIds: readonly number[];
  /** The words of the notice, by their code; people read them in their own language. */
  readonly code: NoticeCode;
  readonly params?: WordParams;
  /** A path of the store, or an https address. */
  readonly url?: string;
}

export interface NoticeService {
  /** Puts the notice below its people's bells in the caller's transaction, and tells their subscribed browsers after it. Once per key. */
  tell(tx: Tx, notice: Notice): Promise<void>;
}

/** How a sent notice fared. */
export interface SentNotice {
  readonly id: number;
  readonly title: string;
  readonly message: string;
  readonly url: string | null;
  readonly image_url: string | null;
  readonly audience_label: string;
  readonly sender: string | null;
  /** UTC. */
  readonly sent_at: string;
  readonly recipients: number;
  /** People who saw it below the bell, and who opened it. */
  readonly viewed: number;
  readonly read: number;
  /** Browsers: told, not yet, and not reached. */
  readonly pushed: number;
  readonly pending: number;
  readonly failed: number;
}

/** Whom a notice would reach now. */
export interface NoticeTarget {
  readonly label: string;
  readonly people: number;
  /** Of them, with a browser that shows notices while the store is closed. */
  readonly with_browser: number;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'notifications.notices': NoticeService;
    'notifications.demo': { load(): Promise<void> };
  }
}

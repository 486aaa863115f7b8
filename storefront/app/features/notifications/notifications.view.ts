import { imageUrl } from '../../lib/format/image-url';
import type { NoticeAnswer } from './notifications.api.server';

export interface NoticeView {
  readonly id: number;
  readonly title: string;
  readonly message: string;
  readonly ago: string;
  readonly image: string | null;
  readonly isUnread: boolean;
  /** Opens it: marks it read and goes where it leads. */
  readonly url: string;
}

/** The dropdown below the bell: so many, newest first, and so tall in pixels (storefront document, section 9). */
export const BELL_NOTICES = 5;
export const BELL_HEIGHT_PX = 500;

/** Where all notices are listed (storefront document, section 2). */
export const ALL_NOTICES = '/my-profile#my-push-notifications';

export const noticeView = (
  { id, title, message, image_url, read_at, time_ago_read }: NoticeAnswer,
  imageOrigins: readonly string[],
): NoticeView => ({
  id,
  title,
  message,
  ago: time_ago_read,
  image: imageUrl(image_url, imageOrigins),
  isUnread: read_at === null,
  url: `/push-notifications/${id}`,
});

/** Where an opened notice leads: a path of the store or an https address, else to the list of all. */
export function targetOf(url: string | null): string {
  if (url === null) return ALL_NOTICES;
  const isPath = /^\/(?![/\\])/.test(url);
  return isPath || /^https:\/\//i.test(url) ? url : ALL_NOTICES;
}

/** The number on the bell. */
export const badgeOf = (unread: number): string => (unread > 99 ? '99+' : String(unread));

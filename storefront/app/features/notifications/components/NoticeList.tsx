import { Link } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import { imageSources } from '../../../lib/format/image-sources';
import type { NoticeView } from '../notifications.view';

/** Notices, each a link that opens it; what was not opened has a mark. */
export function NoticeList({ notices }: { readonly notices: readonly NoticeView[] }) {
  return (
    <ul className="divide-y divide-line">
      {notices.map((notice) => (
        <li key={notice.id}>
          <NoticeLink notice={notice} />
        </li>
      ))}
    </ul>
  );
}

function NoticeLink({ notice }: { readonly notice: NoticeView }) {
  const t = useT();
  const { title, message, ago, image, isUnread, url } = notice;
  return (
    <Link
      to={url}
      className={`flex gap-3 px-4 py-3 text-sm !no-underline hover:bg-sunken ${isUnread ? 'bg-accent-soft' : ''}`}
    >
      <span
        className={`mt-1.5 size-2 flex-none rounded-full ${isUnread ? 'bg-accent' : 'bg-transparent'}`}
        aria-hidden
      />
      {image === null ? null : (
        <img
          {...imageSources(image, [96, 160])}
          sizes="48px"
          alt=""
          className="size-12 flex-none object-contain"
          loading="lazy"
        />
      )}
      <span className="min-w-0 flex-1">
        {isUnread ? <span className="sr-only">{t('notifications.unread')}: </span> : null}
        <span className={`block text-text ${isUnread ? 'font-semibold' : ''}`}>{title}</span>
        <span className="block break-words text-muted">{message}</span>
        <span className="block text-xs text-muted">{ago}</span>
      </span>
    </Link>
  );
}

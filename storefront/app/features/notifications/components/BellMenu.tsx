import { Link, useFetcher } from '@remix-run/react';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState, type MouseEvent } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { useDisclosure } from '../../../lib/hooks/use-disclosure';
import { useLeaving } from '../../../lib/hooks/use-leaving';
import { useBellNews } from '../hooks/use-bell-news';
import type { loader } from '../my-push-notifications.resource';
import { ALL_NOTICES, badgeOf } from '../notifications.view';

const BellDropdown = lazy(() => import('./BellDropdown'));

/** The bell with the number of what is new, and the last five below it. Without JavaScript it leads to all of them. */
export function BellMenu() {
  const t = useT();
  const { load, data } = useFetcher<typeof loader>({ key: 'bell' });
  const { isOpen, setOpen, container } = useDisclosure<HTMLDivElement>();
  const [isSeen, setSeen] = useState(false);
  const ask = useCallback(() => load('/my-push-notifications'), [load]);
  useEffect(ask, [ask]);
  useBellNews(ask);
  useLeaving(() => setOpen(false));
  useEffect(() => setSeen(false), [data]);
  const unread = isSeen ? 0 : (data?.unread ?? 0);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <div ref={container} className="relative max-sm:static">
      <Link
        to={ALL_NOTICES}
        className="header-link relative"
        aria-expanded={isOpen}
        aria-label={unread === 0 ? t('notifications.title') : t.count('notifications.bell', unread)}
        onClick={open}
      >
        <Bell size={22} aria-hidden />
        {unread > 0 ? (
          <span
            className="tabular absolute top-0 right-0 min-w-5 rounded-full bg-white px-1 text-center text-2xs font-bold leading-5 text-ink"
            aria-hidden
          >
            {badgeOf(unread)}
          </span>
        ) : null}
      </Link>
      {isOpen ? (
        <Suspense>
          <BellDropdown hasNew={unread > 0} onSeen={() => setSeen(true)} />
        </Suspense>
      ) : null}
    </div>
  );
}

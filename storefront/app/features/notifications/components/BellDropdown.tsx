import { Link, useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Skeleton } from '../../../components/ui/Skeleton';
import { useT } from '../../../i18n/I18nProvider';
import { useStore } from '../../../lib/hooks/use-store';
import type { loader } from '../my-push-notifications.resource';
import { ALL_NOTICES, BELL_HEIGHT_PX } from '../notifications.view';
import { sendNoticeForm } from '../send-notice-form';
import { NoticeList } from './NoticeList';
import { PushSwitch } from './PushSwitch';

const LOADING_LINES = 6;

interface DropdownProps {
  readonly hasNew: boolean;
  readonly onSeen: () => void;
}

/** The last five notices; showing them makes them seen. */
export default function BellDropdown({ hasNew, onSeen }: DropdownProps) {
  const t = useT();
  const { csrf } = useStore();
  const { load, data, state } = useFetcher<typeof loader>({ key: 'bell-list' });
  useEffect(() => load('/my-push-notifications?list'), [load]);
  const seen = useRef({ hasNew, onSeen, csrf });
  useEffect(() => {
    if (data?.notices == null || !seen.current.hasNew) return;
    seen.current.hasNew = false;
    seen.current.onSeen();
    void sendNoticeForm('seen', seen.current.csrf);
  }, [data]);
  const notices = data?.notices ?? null;
  return (
    <section
      className="dropdown flex w-[380px] flex-col"
      style={{ maxHeight: BELL_HEIGHT_PX }}
      aria-label={t('notifications.title')}
    >
      <div className="flex items-center border-b border-line py-1 pr-1 pl-4">
        <h2 className="mr-auto text-md font-semibold">{t('notifications.title')}</h2>
        <Link to={ALL_NOTICES} className="btn btn-plain">
          {t('notifications.all')}
        </Link>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto" aria-busy={state === 'loading'}>
        {notices === null ? (
          <div className="p-4" role="status">
            {state === 'loading' || data === undefined ? (
              <>
                <span className="sr-only">{t('notifications.loading')}</span>
                <Skeleton lines={LOADING_LINES} />
              </>
            ) : (
              <p className="py-4 text-center text-muted">{t('errors.request')}</p>
            )}
          </div>
        ) : notices.length === 0 ? (
          <p className="px-4 py-8 text-center text-muted">{t('notifications.empty')}</p>
        ) : (
          <NoticeList notices={notices} />
        )}
      </div>
      <div className="border-t border-line px-3 py-2">
        <PushSwitch />
      </div>
    </section>
  );
}

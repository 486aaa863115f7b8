import { Form } from '@remix-run/react';
import { BellOff } from 'lucide-react';
import { EmptyState } from '../../../components/ui/EmptyState';
import { Pager } from '../../../components/ui/pager/Pager';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { NoticePage } from '../index.server';
import { NoticeList } from './NoticeList';
import { PushSwitch } from './PushSwitch';

interface SectionProps {
  readonly view: NoticePage;
  readonly urlOf: (page: number) => string;
}

/** All notices of the person, and whether this browser tells of them. */
export function NoticesSection({ view: { notices, page, pageCount }, urlOf }: SectionProps) {
  const t = useT();
  const hasUnread = notices.some(({ isUnread }) => isUnread);
  return (
    <section id="my-push-notifications" aria-labelledby="notices-title" className="scroll-mt-4">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="notices-title" className="mr-auto text-xl">
          {t('notifications.title')}
        </h2>
        {hasUnread ? (
          <Form method="post" action="/my-push-notifications" navigate={false}>
            <CsrfField />
            <button type="submit" name="intent" value="read-all" className="btn btn-secondary btn-sm">
              {t('notifications.readAll')}
            </button>
          </Form>
        ) : null}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">
          {notices.length === 0 ? (
            <EmptyState icon={BellOff} title={t('notifications.empty')} text={t('notifications.emptyText')} />
          ) : (
            <div className="panel overflow-hidden">
              <NoticeList notices={notices} />
            </div>
          )}
          <Pager page={page} pageCount={pageCount} urlOf={urlOf} />
        </div>
        <aside className="panel grid gap-2 p-4" aria-label={t('notifications.thisBrowser')}>
          <h3 className="text-md font-semibold">{t('notifications.thisBrowser')}</h3>
          <p className="text-sm text-muted">{t('notifications.thisBrowserText')}</p>
          <PushSwitch />
        </aside>
      </div>
    </section>
  );
}

import { Form } from '@remix-run/react';
import { useI18n, useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { SessionAnswer } from '../profile.api.server';
import { FormPanel } from './FormPanel';

/** From where one is logged in; each session but this one can be closed. */
export function Sessions({ sessions }: { readonly sessions: readonly SessionAnswer[] }) {
  const { t, tag } = useI18n();
  const time = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/Mexico_City',
  });
  return (
    <section aria-labelledby="sessions" className="panel p-4">
      <h2 id="sessions" className="mb-3 text-lg">
        {t('profile.sessions')}
      </h2>
      <ul className="grid gap-3">
        {sessions.map(({ id, device, address, used_at: used, is_current: isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <div>
              <p className="font-medium">{device}</p>
              <p className="text-sm text-muted">{[time.format(new Date(used)), address].filter(Boolean).join(' · ')}</p>
            </div>
            {isCurrent ? (
              <span className="text-sm text-ok">{t('profile.thisDevice')}</span>
            ) : (
              <Form method="post">
                <CsrfField />
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="session" value={id} />
                <button type="submit" className="btn btn-secondary btn-sm">
                  {t('profile.endSession')}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NoticesProps {
  readonly isOn: boolean;
  readonly isBusy: boolean;
}

/** By which way one wants to be told of things. */
export function NoticesForm({ isOn, isBusy }: NoticesProps) {
  const t = useT();
  return (
    <FormPanel intent="notices" title={t('profile.notices')} isBusy={isBusy}>
      <label className="flex items-start gap-2">
        <input type="checkbox" name="notify_by_push" defaultChecked={isOn} className="mt-1" />
        <span>{t('profile.noticesPush')}</span>
      </label>
    </FormPanel>
  );
}

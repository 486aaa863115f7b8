import { Form } from '@remix-run/react';
import { VenetianMask } from 'lucide-react';
import { useI18n } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { formatTime } from '../../../lib/format/date';
import { useStore } from '../../../lib/hooks/use-store';

/** Names both whoever acts and in whose name, on every page, with the way out. */
export function ImpersonationBanner() {
  const { t, tag } = useI18n();
  const { person, impersonationEndsAt } = useStore();
  if (person?.impersonatedBy === undefined || person.impersonatedBy === null) return null;
  return (
    <div role="region" aria-label={t('impersonation.banner')} className="bg-warn-soft text-warn">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <p className="flex min-w-0 flex-1 items-center gap-2 font-medium">
          <VenetianMask size={18} aria-hidden className="flex-none" />
          <span>
            {t('impersonation.both', {
              staff: person.impersonatedBy,
              name: person.name,
              company: person.company ?? '',
            })}
            {impersonationEndsAt === null
              ? null
              : ` ${t('impersonation.until', { time: formatTime(impersonationEndsAt, tag) })}`}
          </span>
        </p>
        <Form method="post" action="/impersonations">
          <CsrfField />
          <button type="submit" name="intent" value="end" className="btn btn-secondary btn-sm">
            {t('impersonation.end')}
          </button>
        </Form>
      </div>
    </div>
  );
}

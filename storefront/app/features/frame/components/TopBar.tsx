import { useLocation } from '@remix-run/react';
import { Building2, Globe } from 'lucide-react';
import { useI18n } from '../../../i18n/I18nProvider';
import { useStore } from '../../../lib/hooks/use-store';
import { NavButtons } from '../../campaigns';
import { CurrencySwitch } from '../../currency';

/** What the person buys with: branch, currency and language. */
export function TopBar() {
  const { t } = useI18n();
  const { person } = useStore();
  return (
    <div className="header-bar bg-ink-2 text-xs text-white">
      <div className="page flex min-h-8 items-center gap-4">
        <p className="mr-auto flex min-w-0 items-center gap-2 text-[#c9d3e6]">
          {person?.branch ? (
            <>
              <Building2 size={14} aria-hidden className="flex-none" />
              <span className="truncate">{t('frame.branch', { name: person.branch })}</span>
              {person.salesman ? (
                <span className="hidden truncate xl:inline">· {t('frame.salesman', { name: person.salesman })}</span>
              ) : null}
            </>
          ) : (
            <span className="hidden truncate md:max-lg:inline xl:inline">{t('frame.tagline')}</span>
          )}
        </p>
        <NavButtons place="bar" />
        <CurrencySwitch />
        <LanguageSwitch />
      </div>
    </div>
  );
}

function LanguageSwitch() {
  const { t, locale } = useI18n();
  const { pathname, search } = useLocation();
  const other = locale === 'es' ? 'en' : 'es';
  const query = new URLSearchParams({ to: other, redirectTo: pathname + search });
  return (
    <a
      href={`/language?${query}`}
      rel="nofollow"
      hrefLang={other}
      className="flex min-h-8 items-center gap-1 px-1 font-medium"
      aria-label={t('frame.switchLanguage')}
    >
      <Globe size={14} aria-hidden />
      <span lang={other}>{other === 'en' ? 'English' : 'Español'}</span>
    </a>
  );
}

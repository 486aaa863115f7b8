import { useT } from '../../../i18n/I18nProvider';
import { useStore } from '../../../lib/hooks/use-store';
import { CurrencyForm } from '../../currency';

/** What the person has chosen for the store: the currency prices are shown in. */
export function Preferences() {
  const t = useT();
  const { csrf } = useStore();
  return (
    <section aria-labelledby="preferences" className="mt-8">
      <h2 id="preferences" className="mb-3 text-xl">
        {t('profile.preferences')}
      </h2>
      <div className="panel max-w-md p-4">
        <h3 className="text-md">{t('currency.title')}</h3>
        <p className="mb-3 text-sm text-muted">{t('currency.text')}</p>
        <CurrencyForm token={csrf} redirectTo="/my-profile" />
      </div>
    </section>
  );
}

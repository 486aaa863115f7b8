import { MoneyText } from '../../../components/ui/Price';
import { useT } from '../../../i18n/I18nProvider';
import type { RuleView } from '../spending.view';

/** What limits the person who looks at the page. */
export function OwnRule({ rule }: { readonly rule: RuleView }) {
  const t = useT();
  const limits = [
    [t('spending.orderLimit'), rule.orderLimit],
    [t('spending.monthLimit'), rule.monthLimit],
  ] as const;
  return (
    <section className="panel grid gap-2 p-4" aria-labelledby="own">
      <h2 id="own" className="text-xl">
        {t('spending.ownRule')}
      </h2>
      <dl className="grid max-w-md grid-cols-2 gap-1">
        {limits.map(([label, amount]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right">
              {amount === '' ? t('spending.noLimit') : <MoneyText money={{ amount, currency: rule.currency }} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

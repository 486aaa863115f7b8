import { MoneyText } from '../../../components/ui/Price';
import { useT } from '../../../i18n/I18nProvider';
import type { CreditView } from '../options.view';

/** What the company may owe, what it owes, and until when. */
export function CreditLine({
  credit: { limit, used, available, days, overdue, isBlocked },
}: {
  readonly credit: CreditView;
}) {
  const t = useT();
  const facts = [
    [t('purchase.creditLimit'), <MoneyText key="limit" money={limit} />],
    [t('purchase.creditUsed'), <MoneyText key="used" money={used} />],
    [t('purchase.available'), <MoneyText key="available" money={available} />],
    [t('purchase.creditDays'), t.count('purchase.days', days)],
    ...(overdue === null ? [] : [[t('purchase.creditOverdue'), <MoneyText key="overdue" money={overdue} />] as const]),
  ] as const;
  return (
    <div className="grid gap-2">
      {isBlocked ? <p className="text-sm font-medium text-bad">{t('purchase.creditBlocked')}</p> : null}
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

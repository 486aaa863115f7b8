import { MoneyText } from '../../../components/ui/Price';
import { useT } from '../../../i18n/I18nProvider';
import type { AccountView } from '../statement.view';

/** How the account stands now. */
export function Account({ account }: { readonly account: AccountView }) {
  const t = useT();
  const { isCredit, balance, available, limit, days, overdue } = account;
  const facts = [
    [t(isCredit ? 'statements.owed' : 'statements.inFavour'), <MoneyText key="balance" money={balance} />],
    [t('statements.available'), <MoneyText key="available" money={available} />],
    ...(limit === null ? [] : [[t('statements.limit'), <MoneyText key="limit" money={limit} />] as const]),
    ...(days === null || days === 0 ? [] : [[t('statements.days'), t('statements.daysOf', { count: days })] as const]),
  ] as const;
  return (
    <dl className="panel mb-4 grid grid-cols-2 gap-4 p-4 md:grid-cols-5">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="text-lg font-semibold tabular max-sm:text-base">{value}</dd>
        </div>
      ))}
      {overdue === null ? null : (
        <div>
          <dt className="text-xs text-muted">{t('statements.overdue')}</dt>
          <dd className="text-lg font-semibold text-bad tabular">
            <MoneyText money={overdue} />
          </dd>
        </div>
      )}
    </dl>
  );
}

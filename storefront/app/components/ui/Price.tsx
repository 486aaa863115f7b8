import { useI18n } from '../../i18n/I18nProvider';
import { formatAmount, formatMoney, type Money } from '../../lib/format/money';

/** An amount with its code small beside it: `$1,234.50 USD`. */
export function Price({ money, className = '' }: { readonly money: Money; readonly className?: string }) {
  const { tag } = useI18n();
  return (
    <span className={`tabular ${className}`}>
      {formatAmount(money, tag)} <small>{money.currency}</small>
    </span>
  );
}

/** The same as plain text, for tables and totals. */
export function MoneyText({ money }: { readonly money: Money }) {
  const { tag } = useI18n();
  return <span className="tabular whitespace-nowrap">{formatMoney(money, tag)}</span>;
}

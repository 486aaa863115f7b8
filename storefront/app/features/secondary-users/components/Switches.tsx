import type { FieldErrors } from '../../../api/errors';
import { useT } from '../../../i18n/I18nProvider';

type Values = Readonly<
  Record<'may_see_prices' | 'may_buy' | 'may_quote' | 'may_approve' | 'may_see_invoices', boolean>
>;

interface SwitchesProps {
  readonly values: Values;
  readonly errors: FieldErrors;
}

/** What a secondary user may do, each with what is the matter with it. */
export function Switches({ values, errors }: SwitchesProps) {
  const t = useT();
  const rows = [
    ['may_see_prices', t('secondaryUsers.maySeePrices'), t('secondaryUsers.maySeePricesHint')],
    ['may_buy', t('secondaryUsers.mayBuy'), t('secondaryUsers.mayBuyHint')],
    ['may_quote', t('secondaryUsers.mayQuote'), t('secondaryUsers.mayQuoteHint')],
    ['may_approve', t('secondaryUsers.mayApprove'), t('secondaryUsers.mayApproveHint')],
    ['may_see_invoices', t('secondaryUsers.maySeeInvoices'), t('secondaryUsers.maySeeInvoicesHint')],
  ] as const;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{t('secondaryUsers.may')}</legend>
      {rows.map(([name, label, hint]) => (
        <label key={name} className="flex items-start gap-2">
          <input type="checkbox" name={name} defaultChecked={values[name]} className="mt-1" />
          <span>
            {label}
            <span className="block text-sm text-muted">{hint}</span>
            {errors[name] === undefined ? null : (
              <span className="block text-sm text-bad">{errors[name].join(' ')}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

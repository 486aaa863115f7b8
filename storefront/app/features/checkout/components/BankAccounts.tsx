import { useT } from '../../../i18n/I18nProvider';
import type { AccountView } from '../options.view';

/** Where to transfer to: the house's accounts in the currency of the order. */
export function BankAccounts({ accounts }: { readonly accounts: readonly AccountView[] }) {
  const t = useT();
  return (
    <ul className="grid gap-2 text-sm sm:grid-cols-2">
      {accounts.map(({ id, bank, account, clabe, currency }) => (
        <li key={id} className="rounded-md bg-sunken px-3 py-2">
          <p className="font-medium">
            {bank} <span className="badge">{currency}</span>
          </p>
          {account === null ? null : (
            <p>
              <span className="text-muted">{t('purchase.account')}</span> <span className="tabular">{account}</span>
            </p>
          )}
          {clabe === null ? null : (
            <p>
              <span className="text-muted">CLABE</span> <span className="tabular">{clabe}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

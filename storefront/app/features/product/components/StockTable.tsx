import { Link, useSearchParams } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import type { StockRow } from '../product.view';
import { PromisedDay } from './PromisedDay';

/** Pieces of new stock per branch and when one can be had there; the virtual branch carries its note, and the dialog shows the rest. */
export function StockTable({ stock }: { readonly stock: readonly StockRow[] }) {
  const t = useT();
  const [params] = useSearchParams();
  const opened = new URLSearchParams(params);
  opened.set('inventories', 'true');
  return (
    <div className="mt-4 border-t border-line pt-3">
      <div className="mb-1 flex items-baseline justify-between">
        <h2 className="text-sm">{t('product.stock')}</h2>
        <Link to={`?${opened}`} preventScrollReset className="text-xs font-medium text-accent">
          {t('product.openStock')}
        </Link>
      </div>
      <table className="table text-sm">
        <caption className="sr-only">{t('product.stock')}</caption>
        <thead>
          <tr>
            <th scope="col" className="!py-1">
              {t('product.branch')}
            </th>
            <th scope="col" className="!py-1 !text-right">
              {t('product.stockColumn')}
            </th>
            <th scope="col" className="!py-1 !text-right">
              {t('product.promise')}
            </th>
          </tr>
        </thead>
        <tbody>
          {stock.map(({ branch, quantity, isVirtual, promisedOn }) => (
            <tr key={branch}>
              <td className="!py-1">
                {branch}
                {isVirtual ? ' *' : ''}
              </td>
              <td className={`!py-1 text-right tabular font-medium ${quantity > 0 ? 'text-ok' : 'text-muted'}`}>
                {quantity}
              </td>
              <td className="!py-1 text-right whitespace-nowrap">
                <PromisedDay on={promisedOn} isHere={quantity > 0} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {stock.some(({ isVirtual }) => isVirtual) ? (
        <p className="mt-2 text-xs text-muted">* {t('product.virtualNote')}</p>
      ) : null}
    </div>
  );
}

import { Link, useLocation } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import type { StockRow } from '../product.view';

interface StockTableProps {
  readonly stock: readonly StockRow[];
  /** Inside its own dialog the table needs neither title nor the way to the dialog. */
  readonly isBare?: boolean;
}

/** Pieces per branch; the virtual branch carries its note. */
export function StockTable({ stock, isBare = false }: StockTableProps) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <div className={isBare ? undefined : 'mt-4 border-t border-line pt-3'}>
      {isBare ? null : (
        <div className="mb-1 flex items-baseline justify-between">
          <h2 className="text-sm">{t('product.stock')}</h2>
          <Link to={`${pathname}?inventories=true`} preventScrollReset className="text-xs font-medium text-accent">
            {t('product.openStock')}
          </Link>
        </div>
      )}
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
          </tr>
        </thead>
        <tbody>
          {stock.map(({ branch, quantity, isVirtual }) => (
            <tr key={branch}>
              <td className="!py-1">
                {branch}
                {isVirtual ? ' *' : ''}
              </td>
              <td className={`!py-1 text-right tabular font-medium ${quantity > 0 ? 'text-ok' : 'text-muted'}`}>
                {quantity}
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

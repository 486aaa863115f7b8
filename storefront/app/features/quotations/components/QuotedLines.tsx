import { Link } from '@remix-run/react';
import { MoneyText } from '../../../components/ui/Price';
import { useT } from '../../../i18n/I18nProvider';
import type { QuotedLine } from '../quotation.view';

/** Products at the prices that are held. */
export function QuotedLines({ lines }: { readonly lines: readonly QuotedLine[] }) {
  const t = useT();
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.productId} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 px-4 py-3">
          <div className="min-w-0">
            <Link to={`/products/${line.productId}`} className="line-clamp-2 font-medium leading-tight">
              {line.name}
            </Link>
            <p className="text-sm text-muted tabular">
              {[line.model, `${line.quantity} ×`].filter(Boolean).join(' · ')}{' '}
              {line.unitPrice === null ? null : <MoneyText money={line.unitPrice} />}
              {line.discount === null ? null : (
                <span className="badge badge-green ml-2">
                  {t('quotations.discount', { percent: Number(line.discount) })}
                </span>
              )}
            </p>
            {line.steps.length === 0 ? null : (
              <details className="text-xs text-muted">
                <summary className="cursor-pointer">{t('quotations.priceSteps')}</summary>
                <ol className="list-decimal pl-5">
                  {line.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </details>
            )}
          </div>
          {line.subtotal === null ? null : (
            <p className="font-semibold">
              <MoneyText money={line.subtotal} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

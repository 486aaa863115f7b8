import { PackageCheck } from 'lucide-react';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDateTime } from '../../../lib/format/date';
import type { ShipmentView } from '../after-order.view';

/** What left for the order and when, with the serial numbers of its pieces: they are asked for when one is claimed. */
export function Shipments({ shipments }: { readonly shipments: readonly ShipmentView[] }) {
  const { t, tag } = useI18n();
  if (shipments.length === 0) return null;
  return (
    <section aria-labelledby="shipments" className="panel">
      <h2 id="shipments" className="border-b border-line px-4 py-3 text-md">
        {t('orderPage.shipments')}
      </h2>
      <ul className="divide-y divide-line">
        {shipments.map(({ id, number, at, guide, pieces, parts }) => (
          <li key={id} className="px-4 py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <PackageCheck size={16} aria-hidden className="text-ok" />
              <strong>{number}</strong>
              <span className="text-sm text-muted">
                {[at === null ? null : formatDateTime(at, tag), guide].filter(Boolean).join(' · ')}
              </span>
              <span className="ml-auto">{t.count('product.pieces', pieces)}</span>
            </p>
            <details className="mt-1 text-sm">
              <summary className="cursor-pointer text-accent">{t('orderPage.shipmentPieces')}</summary>
              <ul className="mt-1 grid gap-1">
                {parts.map((part) => (
                  <li key={part.id}>
                    {part.quantity} × {part.name}
                    {part.serials === '' ? null : (
                      <span className="block text-muted break-words">
                        {t('orderPage.serials')}: {part.serials}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

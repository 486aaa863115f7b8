import { Link } from '@remix-run/react';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDate } from '../../../lib/format/date';
import type { IncidenceRow } from '../incidence.view';
import { StateBadge } from './StateBadge';

export function IncidenceTable({ incidences }: { readonly incidences: readonly IncidenceRow[] }) {
  const { t, tag } = useI18n();
  return (
    <div className="panel overflow-x-auto">
      <table className="table">
        <caption className="sr-only">{t('incidences.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('incidences.number')}</th>
            <th scope="col">{t('incidences.product')}</th>
            <th scope="col" className="max-md:hidden">
              {t('incidences.order')}
            </th>
            <th scope="col" className="max-sm:hidden">
              {t('incidences.date')}
            </th>
            <th scope="col">{t('incidences.state')}</th>
          </tr>
        </thead>
        <tbody>
          {incidences.map((incidence) => {
            const { id, product, order, type, at } = incidence;
            return (
              <tr key={id}>
                <td>
                  <Link to={`/incidences/${id}`} className="font-semibold whitespace-nowrap text-accent">
                    #{id}
                  </Link>
                </td>
                <td>
                  <span className="line-clamp-2">{product}</span>
                  <span className="block text-xs text-muted">
                    {type}
                    <span className="sm:hidden"> · {formatDate(at, tag)}</span>
                  </span>
                </td>
                <td className="whitespace-nowrap max-md:hidden">
                  {order === null ? null : (
                    <Link to={`/sale-orders/${order.id}`} className="text-accent">
                      {order.name}
                    </Link>
                  )}
                </td>
                <td className="whitespace-nowrap max-sm:hidden">{formatDate(at, tag)}</td>
                <td>
                  <StateBadge incidence={incidence} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

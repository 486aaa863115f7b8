import { Link } from '@remix-run/react';
import { Alert } from '../../../components/ui/Alert';
import { ScrollTable } from '../../../components/ui/ScrollTable';
import { useT } from '../../../i18n/I18nProvider';
import type { Imported } from '../quotations.intents.server';

/** What became of each row of a file. */
export function ImportReport({ report: { lines, problems }, quotation }: Omit<Imported, 'ok'>) {
  const t = useT();
  return (
    <section aria-label={t('quotations.importReport')} className="grid gap-3">
      <Alert kind={problems.length === 0 ? 'success' : 'warning'}>
        <p>{t.count('quotations.importFound', lines.length)}</p>
        {problems.length === 0 ? null : <p>{t.count('quotations.importProblems', problems.length)}</p>}
        {quotation === null ? null : (
          <Link to={`/quotations/${quotation.id}`} className="btn btn-secondary btn-sm mt-2">
            {t('quotations.openQuotation', { folio: quotation.folio })}
          </Link>
        )}
      </Alert>
      {problems.length === 0 ? null : (
        <div className="panel max-h-96 overflow-y-auto">
          <ScrollTable label={t('quotations.problem')}>
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{t('quotations.row')}</th>
                  <th scope="col">{t('quotations.model')}</th>
                  <th scope="col">{t('quotations.problem')}</th>
                </tr>
              </thead>
              <tbody>
                {problems.map(({ row, code, message }) => (
                  <tr key={row}>
                    <td className="tabular">{row}</td>
                    <td className="font-medium">{code}</td>
                    <td>{message}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollTable>
        </div>
      )}
      {quotation !== null || lines.length === 0 ? null : (
        <ul className="panel divide-y divide-line">
          {lines.map(({ product_id: id, model, name, quantity }) => (
            <li key={id} className="flex justify-between gap-3 px-4 py-2">
              <span className="min-w-0">
                <span className="font-medium">{model}</span>{' '}
                <span className="line-clamp-1 text-sm text-muted">{name}</span>
              </span>
              <span className="tabular">{quantity}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

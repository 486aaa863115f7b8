import { Dialog } from '../../../components/ui/Dialog';
import { ScrollTable } from '../../../components/ui/ScrollTable';
import { useI18n, useT } from '../../../i18n/I18nProvider';
import { formatDay } from '../../../lib/format/date';
import type { BranchRow, InventoriesView } from '../inventories.view';
import type { ProductView } from '../product.view';
import { GradeRow } from './GradeRow';
import { PromisedDay } from './PromisedDay';

interface InventoriesProps {
  readonly inventories: InventoriesView;
  readonly view: ProductView;
  readonly onClose: () => void;
}

/** Pieces per branch and condition, what is on its way and when it arrives, with the day a new one can be had; restricted branches below a separator. */
export default function Inventories({ inventories, view, onClose }: InventoriesProps) {
  const t = useT();
  const { grades, open, restricted } = inventories;
  return (
    <Dialog title={t('product.stock')} isOpen onClose={onClose} look="dialog dialog-huge">
      <ScrollTable label={t('product.stock')}>
        <table className="table inventories text-sm">
          <caption className="sr-only">{t('product.stock')}</caption>
          <Columns grades={grades} />
          <tbody>
            {open.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
          {restricted.length === 0 ? null : (
            <tbody className="inventories-restricted">
              {restricted.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          )}
          <GradeRow grades={grades} view={view} />
        </table>
      </ScrollTable>
      {[...open, ...restricted].some(({ isVirtual }) => isVirtual) ? (
        <p className="mt-3 text-xs text-muted">* {t('product.virtualNote')}</p>
      ) : null}
      <div className="mt-4 text-right">
        <button type="button" className="btn btn-secondary" onClick={onClose}>
          {t('ui.close')}
        </button>
      </div>
    </Dialog>
  );
}

function Columns({ grades }: { readonly grades: readonly string[] }) {
  const t = useT();
  const rows = grades.length === 0 ? 1 : 2;
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={rows}>
          {t('product.branch')}
        </th>
        <th scope="col" rowSpan={rows} className="!text-right">
          {t('product.stockColumn')}
        </th>
        {grades.length === 0 ? null : (
          <th scope="colgroup" colSpan={grades.length} className="inventories-graded">
            <span>{t('product.refurbished')}</span>
          </th>
        )}
        <th scope="col" rowSpan={rows} className="!text-right">
          {t('product.inTransit')}
        </th>
        <th scope="col" rowSpan={rows}>
          {t('product.availableOn')}
        </th>
      </tr>
      {grades.length === 0 ? null : (
        <tr>
          {grades.map((grade) => (
            <th key={grade} scope="col" className="!text-right">
              {grade}
            </th>
          ))}
        </tr>
      )}
    </thead>
  );
}

function Row({ row }: { readonly row: BranchRow }) {
  const { t, tag } = useI18n();
  const { branch, isVirtual, stock, graded, arrivals, promisedOn, restriction } = row;
  return (
    <tr>
      <th scope="row">
        <span className="sm:whitespace-nowrap">
          {branch}
          {isVirtual ? ' *' : ''}
        </span>
        <small className="block font-normal">
          {t('product.promise')}: <PromisedDay on={promisedOn} isHere={stock > 0} />
        </small>
        {restriction === null ? null : <small className="block font-normal">{restriction}</small>}
      </th>
      <Pieces count={stock} />
      {graded.map((count, index) => (
        // The columns are fixed: a grade is its place.
        <Pieces key={index} count={count} />
      ))}
      <td className="text-right tabular">
        {arrivals.length === 0 ? '–' : arrivals.map(({ quantity, date }) => <div key={date}>{quantity}</div>)}
      </td>
      <td className="whitespace-nowrap">
        {arrivals.length === 0 ? '–' : arrivals.map(({ date }) => <div key={date}>{formatDay(date, tag)}</div>)}
      </td>
    </tr>
  );
}

function Pieces({ count }: { readonly count: number }) {
  return <td className={`text-right tabular ${count > 0 ? 'inventories-some' : 'text-muted'}`}>{count}</td>;
}

import { Link } from '@remix-run/react';
import { Scale, X } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { EmptyState } from '../../../components/ui/EmptyState';
import { ScrollTable } from '../../../components/ui/ScrollTable';
import { useT } from '../../../i18n/I18nProvider';
import { compareOnly } from '../../../lib/hooks/compared';
import { ProductCard } from '../../product-card';
import type { CompareView, ComparedRow } from '../compare.view';
import { compareUrl } from '../compare-url';

/** Up to four products, a column each; rows are what their datasheets say. */
export function Comparison({ view }: { readonly view: CompareView }) {
  const t = useT();
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const { cards, groups } = view;
  return (
    <main id="content" className="page pb-8">
      <Breadcrumbs crumbs={[{ name: t('compare.heading') }]} />
      <div className="mb-2 flex flex-wrap items-center gap-4">
        <h1 className="mr-auto text-xl">{t('compare.heading')}</h1>
        {cards.length < 2 || groups.length === 0 ? null : (
          <label className="needs-script flex items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={isOnlyDifferent}
              onChange={(event) => setOnlyDifferent(event.target.checked)}
            />
            {t('compare.onlyDifferent')}
          </label>
        )}
      </div>
      {cards.length === 0 ? (
        <EmptyState icon={Scale} title={t('compare.emptyTitle')} text={t('compare.emptyText')}>
          <Link to="/products" className="btn btn-primary">
            {t('listing.seeAll')}
          </Link>
        </EmptyState>
      ) : (
        <ScrollTable label={t('compare.heading')}>
          <h2 className="sr-only">{t('compare.products')}</h2>
          <table className="table comparison text-sm" style={{ '--columns': cards.length } as CSSProperties}>
            <Columns view={view} />
            {groups.map(({ name, rows }) => (
              <Group
                key={name}
                name={name}
                rows={isOnlyDifferent ? rows.filter(({ isSame }) => !isSame) : rows}
                columns={cards.length}
              />
            ))}
          </table>
          {groups.length === 0 ? <p className="bg-surface px-4 pb-4 text-muted">{t('compare.noSheets')}</p> : null}
        </ScrollTable>
      )}
    </main>
  );
}

function Columns({ view: { cards, groups } }: { readonly view: CompareView }) {
  const t = useT();
  const ids = cards.map(({ id }) => id);
  return (
    <thead>
      <tr>
        {groups.length === 0 ? null : (
          <td>
            <span className="sr-only">{t('compare.characteristic')}</span>
          </td>
        )}
        {cards.map((card) => {
          const others = ids.filter((id) => id !== card.id);
          return (
            <th key={card.id} scope="col">
              <Link
                to={compareUrl(others)}
                onClick={() => compareOnly(others)}
                className="btn btn-plain btn-sm"
                aria-label={t('compare.remove', { name: card.name })}
              >
                <X size={14} aria-hidden /> {t('compare.removeShort')}
              </Link>
              <ProductCard card={card} isTall isEager />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface GroupProps {
  readonly name: string;
  readonly rows: readonly ComparedRow[];
  readonly columns: number;
}

function Group({ name, rows, columns }: GroupProps) {
  const t = useT();
  if (rows.length === 0) return null;
  const said = (value: ComparedRow['values'][number]) =>
    typeof value === 'boolean' ? t(value ? 'product.yes' : 'product.no') : (value ?? '–');
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1}>
          {name}
        </th>
      </tr>
      {rows.map(({ code, name: label, values, isSame }) => (
        <tr key={code} className={isSame ? undefined : 'comparison-different'}>
          <th scope="row">{label}</th>
          {values.map((value, index) => (
            // A column is its place: the products stand in the same order in every row.
            <td key={index}>{said(value)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

import { Link, useNavigate } from '@remix-run/react';
import { useRef } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { categoryUrl, type ListingView } from '../listing.view';
import { listingUrl } from '../filter';
import { filterOfForm } from '../form-filter';
import { BrandFilter } from './BrandFilter';
import { CarriedFilters } from './CarriedFilters';
import { PriceFilter } from './PriceFilter';

/** Category, brand, price, in stock. Each change goes to the address; without JavaScript a button applies them. */
export function Filters({ view }: { readonly view: ListingView }) {
  const t = useT();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { filter, path } = view;
  const apply = () => {
    if (!form.current) return;
    navigate(listingUrl(filterOfForm(new FormData(form.current), filter), path), { preventScrollReset: true });
  };
  return (
    <div className="panel divide-y divide-line [&>*]:p-3">
      <CategoryLinks view={view} />
      <form
        // The fields are uncontrolled: a new filter from elsewhere (a removed chip, the back button) must reset them.
        key={JSON.stringify([filter.brandIds, filter.priceRange, filter.inStock])}
        ref={form}
        method="get"
        action={path}
        className="divide-y divide-line !p-0 [&>*]:p-3"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <CarriedFilters view={view} form="filters" />
        {view.hasPrices ? (
          <label className="flex items-center gap-2 font-medium">
            <input type="checkbox" name="inStock" value="1" defaultChecked={filter.inStock} onChange={apply} />
            {t('listing.inStock')}
          </label>
        ) : null}
        <BrandFilter brands={view.brands} chosen={filter.brandIds} onChange={apply} />
        {view.hasPrices ? <PriceFilter view={view} /> : null}
        <noscript>
          <button type="submit" className="btn btn-primary w-full">
            {t('listing.apply')}
          </button>
        </noscript>
      </form>
    </div>
  );
}

function CategoryLinks({ view }: { readonly view: ListingView }) {
  const t = useT();
  const others = view.categories.filter(({ id }) => id !== view.filter.categoryId);
  if (others.length === 0) return null;
  return (
    <nav aria-label={t('listing.categories')}>
      <h2 className="mb-1 text-sm">{t('listing.categories')}</h2>
      <ul className="max-h-64 overflow-auto">
        {others.map(({ id, name, count }) => (
          <li key={id}>
            <Link to={categoryUrl(id, view.filter)} className="menu-item -mx-2 flex justify-between gap-2 text-sm">
              {name} <span className="text-xs text-muted tabular">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

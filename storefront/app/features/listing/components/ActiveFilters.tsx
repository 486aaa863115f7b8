import { Link } from '@remix-run/react';
import { X } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import type { Translate } from '../../../i18n/translate';
import { listingUrl, type ProductFilter } from '../filter';
import type { ListingView } from '../listing.view';

interface ActiveFilter {
  readonly label: string;
  readonly without: Partial<ProductFilter>;
}

function priceLabel({ min, max }: ProductFilter['priceRange'], t: Translate): string {
  if (min !== null && max !== null) return t('listing.priceBetween', { min, max });
  return min === null ? t('listing.priceUpTo', { max: max ?? '' }) : t('listing.priceFrom', { min });
}

function activeFilters({ filter, brands }: ListingView, t: Translate): ActiveFilter[] {
  const { min, max } = filter.priceRange;
  return [
    ...filter.brandIds.map((id) => ({
      label: brands.find((brand) => brand.id === id)?.name ?? t('listing.brand'),
      without: { brandIds: filter.brandIds.filter((other) => other !== id) },
    })),
    ...(min === null && max === null
      ? []
      : [{ label: priceLabel(filter.priceRange, t), without: { priceRange: { min: null, max: null } } }]),
    ...(filter.inStock ? [{ label: t('listing.inStock'), without: { inStock: false } }] : []),
  ];
}

/** What the list is narrowed by; each goes away with one click. */
export function ActiveFilters({ view }: { readonly view: ListingView }) {
  const t = useT();
  const active = activeFilters(view, t);
  if (active.length === 0) return null;
  return (
    <ul aria-label={t('listing.active')} className="mb-2 flex flex-wrap gap-2">
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={listingUrl({ ...view.filter, ...without, page: 1 }, view.path)}
            preventScrollReset
            className="badge badge-blue !py-1 !text-xs"
            aria-label={t('listing.remove', { name: label })}
          >
            {label} <X size={12} aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listingUrl(
            { ...view.filter, brandIds: [], priceRange: { min: null, max: null }, inStock: false, page: 1 },
            view.path,
          )}
          className="px-1 text-xs font-medium text-accent leading-7"
        >
          {t('listing.clear')}
        </Link>
      </li>
    </ul>
  );
}

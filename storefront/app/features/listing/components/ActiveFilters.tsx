import { Link } from '@remix-run/react';
import { X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import type { Translate } from '../../../i18n/translate';
import { listingUrl, noChoices, type ProductFilter } from '../filter';
import { openNarrowing, type NarrowingView, type SealedNarrowing } from '../listing.view';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { valueLabel } from '../value-label';
import { TITLE_ID } from './ListingToolbar';

interface ActiveFilter {
  readonly label: string;
  readonly without: Partial<ProductFilter>;
}

function priceLabel({ min, max }: ProductFilter['priceRange'], t: Translate): string {
  if (min !== null && max !== null) return t('listing.priceBetween', { min, max });
  return min === null ? t('listing.priceUpTo', { max: max ?? '' }) : t('listing.priceFrom', { min });
}

function chosenIds(
  name: 'brandIds' | 'stages',
  facets: NarrowingView['brands'],
  chosen: readonly number[],
  unknown: string,
): ActiveFilter[] {
  return chosen.map((id) => ({
    label: facets.find((facet) => facet.id === id)?.name ?? unknown,
    without: { [name]: chosen.filter((other) => other !== id) },
  }));
}

function chosenValues({ filter, datasheet }: NarrowingView, t: Translate): ActiveFilter[] {
  const { datasheetQueryMap: map } = filter;
  return Object.entries(map).flatMap(([code, values]) =>
    values.map((value) => {
      const facet = datasheet.find((each) => each.code === code);
      const known = facet?.values.find((each) => each.value === value) ?? { label: value };
      const { [code]: _gone, ...others } = map;
      const rest = values.filter((other) => other !== value);
      return {
        label: facet ? t('listing.chosen', { name: facet.name, value: valueLabel(facet, known, t) }) : value,
        without: { datasheetQueryMap: rest.length === 0 ? others : { ...others, [code]: rest } },
      };
    }),
  );
}

function chosenSwitches({ filter, hasPrices }: NarrowingView, t: Translate): ActiveFilter[] {
  const names = hasPrices ? (['inStock', 'newProducts', 'outlet'] as const) : (['newProducts'] as const);
  const { promo } = filter;
  return [
    ...names
      .filter((name) => filter[name])
      .map((name) => ({ label: t(`listing.toggle_${name}`), without: { [name]: false } })),
    ...(promo === null || !hasPrices
      ? []
      : [
          {
            label: promo === 'any' ? t('listing.promoAny') : t('listing.promoFrom', { percent: promo }),
            without: { promo: null },
          },
        ]),
  ];
}

function activeFilters(view: NarrowingView, t: Translate): ActiveFilter[] {
  const { filter, brands, stages, seesListPrices } = view;
  const { min, max } = filter.priceRange;
  return [
    ...chosenIds('brandIds', brands, filter.brandIds, t('listing.brand')),
    ...chosenValues(view, t),
    ...((min === null && max === null) || !seesListPrices
      ? []
      : [{ label: priceLabel(filter.priceRange, t), without: { priceRange: { min: null, max: null } } }]),
    ...chosenSwitches(view, t),
    ...chosenIds('stages', stages, filter.stages, t('listing.stages')),
    ...filter.productFlowTypes.map((type, _place, chosen) => ({
      label: t(`listing.flowType_${type}`),
      without: { productFlowTypes: chosen.filter((other) => other !== type) },
    })),
  ];
}

/** What the list is narrowed by; each goes away with one click. */
export function ActiveFilters({ view }: { readonly view: SealedNarrowing }) {
  const t = useT();
  const active = useMemo(() => activeFilters(openNarrowing(view), t), [view, t]);
  const chips = useRef<HTMLUListElement>(null);
  const leave = useFocusAfterRemoval(chips, active, TITLE_ID);
  if (active.length === 0) return null;
  return (
    <ul ref={chips} aria-label={t('listing.active')} className="mb-2 flex flex-wrap gap-2">
      {active.map(({ label, without }, place) => (
        <li key={label}>
          <Link
            to={listingUrl({ ...view.filter, ...without, page: 1 }, view.path)}
            preventScrollReset
            data-chip
            onClick={() => leave(place)}
            className="badge badge-blue !py-1 !text-xs"
            aria-label={t('listing.remove', { name: label })}
          >
            {label} <X size={12} aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listingUrl({ ...view.filter, ...noChoices, page: 1 }, view.path)}
          onClick={() => leave(0)}
          className="px-1 text-xs font-medium text-accent leading-7"
        >
          {t('listing.clear')}
        </Link>
      </li>
    </ul>
  );
}

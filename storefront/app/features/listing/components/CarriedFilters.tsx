import { sortOptionOf } from '../filter';
import type { ListingView } from '../listing.view';

interface CarriedProps {
  readonly view: ListingView;
  /** What the form itself asks for. */
  readonly form: 'filters' | 'sort';
}

/** The rest of the filter, which a form sent without JavaScript must carry along. */
export function CarriedFilters({ view: { filter, path }, form }: CarriedProps) {
  const carried: [string, string | number | null][] = [
    ['search', filter.search || null],
    ['categoryId', path === '/products' ? filter.categoryId : null],
    ['view', filter.view],
    ...(form === 'filters' ? sortFields(filter.sortBy && sortOptionOf(filter.sortBy)) : facetFields(filter)),
  ];
  return (
    <div className="hidden">
      {carried.map(([name, value]) =>
        value === null ? null : <input key={`${name}-${value}`} type="hidden" name={name} value={value} />,
      )}
    </div>
  );
}

const sortFields = (sort: string | null): [string, string | null][] => [['sort', sort]];

function facetFields({ brandIds, priceRange, inStock }: ListingView['filter']): [string, string | number | null][] {
  return [
    ...brandIds.map((id): [string, number] => ['brandIds', id]),
    ['priceMin', priceRange.min],
    ['priceMax', priceRange.max],
    ['inStock', inStock ? 1 : null],
  ];
}

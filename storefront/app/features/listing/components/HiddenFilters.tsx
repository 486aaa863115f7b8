import { sortOptionOf } from '../filter';
import { DATASHEET_PREFIX } from '../filter-from';
import type { NarrowingView } from '../listing.view';

interface CarriedProps {
  readonly view: Pick<NarrowingView, 'filter' | 'path'>;
  /** What the form itself asks for. */
  readonly form: 'filters' | 'sort';
}

/** The rest of the filter, which a form sent without JavaScript must carry along. */
export function HiddenFilters({ view: { filter, path }, form }: CarriedProps) {
  const carried: [string, string | number | null][] = [
    ['search', filter.search || null],
    ['categoryId', path.startsWith('/categories/') ? null : filter.categoryId],
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

function facetFields(filter: NarrowingView['filter']): [string, string | number | null][] {
  const { brandIds, stages, productFlowTypes, datasheetQueryMap, priceRange, promo } = filter;
  const datasheet = Object.entries(datasheetQueryMap).flatMap(([code, values]) =>
    values.map((value): [string, string] => [`${DATASHEET_PREFIX}${code}`, value]),
  );
  const toggles = (['inStock', 'newProducts', 'outlet'] as const).map((name): [string, number | null] => [
    name,
    filter[name] ? 1 : null,
  ]);
  return [
    ...brandIds.map((id): [string, number] => ['brandIds', id]),
    ...stages.map((id): [string, number] => ['stages', id]),
    ...productFlowTypes.map((type): [string, string] => ['productFlowTypes', type]),
    ...datasheet,
    ...toggles,
    ['priceMin', priceRange.min],
    ['priceMax', priceRange.max],
    ['promo', promo],
  ];
}

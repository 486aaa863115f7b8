import { filterFrom, type ProductFilter } from './filter';

/** The filter a filters' form describes, on top of what the form does not show (search, category, order, view). */
export function filterOfForm(form: FormData, current: ProductFilter): ProductFilter {
  const params = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string') params.append(name, value);
  }
  params.set('view', current.view);
  const { brandIds, priceRange, inStock } = filterFrom(params);
  return { ...current, brandIds, priceRange, inStock, page: 1 };
}

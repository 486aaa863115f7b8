import { noChoices, type ProductFilter } from './filter';
import { filterFrom } from './filter-from';

/** The filter a filters' form describes, on top of what the form does not show (search, category, order, view). */
export function filterOfForm(form: FormData, current: ProductFilter): ProductFilter {
  const params = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string') params.append(name, value);
  }
  params.set('view', current.view);
  const described = filterFrom(params);
  const choices = Object.keys(noChoices) as (keyof typeof noChoices)[];
  return { ...current, ...Object.fromEntries(choices.map((name) => [name, described[name]])), page: 1 };
}

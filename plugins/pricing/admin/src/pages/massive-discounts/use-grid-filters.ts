import { useSearchParams } from 'react-router-dom';

type Name = 'buscar' | 'marca' | 'pagina';

const perPage = 25;

/** The grid's filters, kept in the address bar, and the path of the page they ask for. */
export function useGridFilters() {
  const [params, setParams] = useSearchParams();
  const value = (name: Name): string => params.get(name) ?? '';
  const query = new URLSearchParams({ page: value('pagina') || '1', per_page: String(perPage) });
  if (value('buscar') !== '') query.set('omniSearchQuery', value('buscar'));
  if (value('marca') !== '') query.set('brand_id', value('marca'));

  const narrow = (name: Name, next: string) =>
    setParams((current) => {
      const changed = new URLSearchParams(current);
      if (next === '') changed.delete(name);
      else changed.set(name, next);
      if (name !== 'pagina') changed.delete('pagina');
      return changed;
    });

  return {
    search: value('buscar'),
    brandId: value('marca'),
    path: `/pricing/massive-discounts?${query.toString()}`,
    narrow,
  };
}

import { Link } from '@remix-run/react';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { ProductCarousel } from '../../product-card';
import type { CarouselView } from '../home.view';

/** A carousel under its title, or under the categories that lead to it. */
export function HomeCarousel({ carousel }: { readonly carousel: CarouselView }) {
  const t = useT();
  const { crumbs, cards, allUrl } = carousel;
  const title = carousel.title ?? crumbs[crumbs.length - 1]?.name ?? t('home.featured');
  return (
    <ProductCarousel
      title={title}
      cards={cards}
      allUrl={allUrl}
      heading={
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-lg">{title}</h2>
          <CategoryPath crumbs={crumbs} />
        </div>
      }
    />
  );
}

function CategoryPath({ crumbs }: Pick<CarouselView, 'crumbs'>) {
  return (
    <p className="flex flex-wrap items-center gap-1 text-xs text-muted">
      {crumbs.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index === 0 ? null : <ChevronRight size={12} aria-hidden />}
          <Link to={`/categories/${id}`}>{name}</Link>
        </Fragment>
      ))}
    </p>
  );
}

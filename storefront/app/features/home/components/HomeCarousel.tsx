import { Link } from '@remix-run/react';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { useStore } from '../../../lib/hooks/use-store';
import { ProductCarousel } from '../../product-card';
import { crumbsOf, type CarouselView } from '../home.view';

/** A carousel under its title, or under the categories that lead to it. */
export function HomeCarousel({ carousel }: { readonly carousel: CarouselView }) {
  const t = useT();
  const { cards, allUrl } = carousel;
  const crumbs = crumbsOf(carousel, useStore().divisions);
  const own = carousel.crumbs.find(({ name }) => name === carousel.title);
  const title = carousel.title ?? carousel.crumbs[carousel.crumbs.length - 1]?.name ?? t('home.featured');
  return (
    <ProductCarousel
      title={title}
      cards={cards}
      allUrl={allUrl}
      heading={
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-lg">{own ? <Link to={`/categories/${own.id}`}>{title}</Link> : title}</h2>
          <CategoryPath crumbs={crumbs} />
        </div>
      }
    />
  );
}

function CategoryPath({ crumbs }: Pick<CarouselView, 'crumbs'>) {
  if (crumbs.length === 0) return null;
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

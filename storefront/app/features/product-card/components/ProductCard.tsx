import { Link } from '@remix-run/react';
import { ProductImage } from '../../../components/ui/ProductImage';
import { Stars } from '../../../components/ui/Stars';
import { useT } from '../../../i18n/I18nProvider';
import { HeartButton } from '../../wish-lists';
import type { CardView } from '../card.view';
import { CardOffer } from './CardOffer';
import { CompareToggle } from './CompareToggle';
import { StageBadge } from './StageBadge';
import { AddToCart } from './AddToCart';

interface CardProps {
  readonly card: CardView;
  readonly isEager?: boolean;
  /** A column whatever the list around it looks like, as in carousels. */
  readonly isTall?: boolean;
  /** Offered instead of another product. */
  readonly isReplacement?: boolean;
}

const shapes = {
  column: { className: 'card card-tall', Heading: 'h3', look: 'tall' },
  usual: { className: 'card', Heading: 'h2', look: 'card' },
} as const;

/** A product in a list. Prices, stock and buying only for those who are logged in. */
export function ProductCard({ card, isEager = false, isTall = false, isReplacement = false }: CardProps) {
  const { className, Heading, look } = isTall ? shapes.column : shapes.usual;
  const model = [card.brand, card.model, card.providerModel].filter(Boolean).join(' · ');
  return (
    <article className={className} aria-label={card.name}>
      <div className="card-image">
        <ProductImage url={card.image} alt={card.alt} look={look} isEager={isEager} />
        <CompareToggle productId={card.id} name={card.name} />
      </div>
      <div className="min-w-0">
        <div className="card-badges">
          <StageBadge stage={card.stage} />
          {card.offer?.percentOff ? <span className="badge badge-green tabular">−{card.offer.percentOff}%</span> : null}
        </div>
        <p className="card-meta" title={model}>
          {model}
        </p>
        <Heading className="card-name">
          <Link to={card.url} prefetch="intent">
            {card.name}
          </Link>
        </Heading>
        <Rating card={card} />
      </div>
      {card.offer === null ? null : (
        <>
          <CardOffer card={card} offer={card.offer} />
          <HeartButton productId={card.id} name={card.name} look="card" />
        </>
      )}
      {card.offer?.canBuy ? (
        <AddToCart productId={card.id} name={card.name} look="card" isReplacement={isReplacement} />
      ) : null}
    </article>
  );
}

/** Leads to the reviews on the product's page; nothing while there are none. */
function Rating({ card: { rating, url } }: Pick<CardProps, 'card'>) {
  const t = useT();
  if (rating === null) return null;
  return (
    <Link
      to={`${url}${url.includes('?') ? '&' : '?'}reviews`}
      className="card-above mt-1 inline-flex items-center gap-1 text-xs text-muted"
    >
      <Stars rating={rating.stars} />
      <span className="tabular">{t.count('reviews.count', rating.count)}</span>
    </Link>
  );
}

import { RatingWidget, type ReviewsView } from '../../reviews';
import { StageBadge, type CardView } from '../../product-card';
import { ShareButton } from './ShareButton';

interface HeadingProps {
  readonly card: CardView;
  readonly reviews: ReviewsView | null;
}

export function ProductHeading({ card, reviews }: HeadingProps) {
  return (
    <div className="product-heading">
      <div className="flex min-h-8 items-center gap-2">
        <StageBadge stage={card.stage} />
        <span className="ml-auto">
          <ShareButton productId={card.id} name={card.name} />
        </span>
      </div>
      <h1 className="mt-1 text-xl leading-tight md:text-2xl">{card.name}</h1>
      {reviews === null ? null : <RatingWidget view={reviews} />}
    </div>
  );
}

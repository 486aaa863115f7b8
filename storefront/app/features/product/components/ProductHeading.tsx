import { RatingWidget, type ReviewsView } from '../../reviews';
import { StageBadge, type CardView } from '../../product-card';

interface HeadingProps {
  readonly card: CardView;
  readonly reviews: ReviewsView | null;
}

export function ProductHeading({ card, reviews }: HeadingProps) {
  return (
    <div className="product-heading">
      <StageBadge stage={card.stage} />
      <h1 className="mt-1 text-xl leading-tight md:text-2xl">{card.name}</h1>
      {reviews === null ? null : <RatingWidget view={reviews} />}
    </div>
  );
}

import { StageBadge, type CardView } from '../../product-card';

export function ProductHeading({ card }: { readonly card: CardView }) {
  return (
    <div className="product-heading">
      <StageBadge stage={card.stage} />
      <h1 className="mt-1 text-xl leading-tight md:text-2xl">{card.name}</h1>
    </div>
  );
}

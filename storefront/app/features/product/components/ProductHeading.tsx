import { StageBadge, type CardView } from '../../product-card';
import { ShareButton } from './ShareButton';

export function ProductHeading({ card }: { readonly card: CardView }) {
  return (
    <div className="product-heading">
      <div className="flex min-h-8 items-center gap-2">
        <StageBadge stage={card.stage} />
        <span className="ml-auto">
          <ShareButton productId={card.id} name={card.name} />
        </span>
      </div>
      <h1 className="mt-1 text-xl leading-tight md:text-2xl">{card.name}</h1>
    </div>
  );
}

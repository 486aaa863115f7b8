import { Link } from '@remix-run/react';
import { Pieces } from '../../../components/ui/Pieces';
import { Price } from '../../../components/ui/Price';
import { useT } from '../../../i18n/I18nProvider';
import type { Money } from '../../../lib/format/money';
import type { CardView } from '../card.view';

interface LineProps {
  readonly card: CardView;
  /** What so many pieces cost each, where that is not the price of one. */
  readonly volumePrice?: Money | null;
}

/** A product in a line of a list: name, model, what it costs the buyer and how many pieces there are. */
export function ProductLine({ card, volumePrice = null }: LineProps) {
  const t = useT();
  const { offer } = card;
  return (
    <div className="min-w-0">
      <Link to={card.url} className="line-clamp-2 font-medium leading-tight">
        {card.name}
      </Link>
      <p className="truncate text-xs text-muted">{[card.brand, card.model].filter(Boolean).join(' · ')}</p>
      {offer?.price ? (
        <p className="font-semibold text-ink [&_small]:font-normal [&_small]:text-muted">
          <Price money={volumePrice ?? offer.price} />
          {volumePrice === null ? null : <span className="badge badge-success ml-2">{t('product.volumePrice')}</span>}
        </p>
      ) : (
        <p className="text-sm text-muted">{t('product.noPrice')}</p>
      )}
      {offer === null || offer.stock === null ? null : <Pieces count={offer.stock} />}
    </div>
  );
}

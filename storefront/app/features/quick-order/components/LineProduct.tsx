import { Link } from '@remix-run/react';
import { useState } from 'react';
import { Price } from '../../../components/ui/Price';
import { ProductImage } from '../../../components/ui/ProductImage';
import { useT } from '../../../i18n/I18nProvider';
import type { CardView } from '../../product-card';
import { canAdd, type CheckedLine } from '../quick-order.view';

interface LineProductProps {
  readonly line: CheckedLine;
  readonly at: number;
}

/** A line's product with its price and stock, or why there is none; where several have the code, which of them. */
export function LineProduct({ line, at }: LineProductProps) {
  const t = useT();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const card = line.products.find(({ id }) => id === chosenId) ?? line.products[0];
  return (
    <>
      <span className="size-14 [&>*]:size-full [&>*]:object-contain">
        <ProductImage url={card?.image ?? null} alt="" />
      </span>
      <div className="min-w-0">
        {card === undefined ? (
          <p className="font-medium [overflow-wrap:anywhere]">{line.code}</p>
        ) : (
          <Known card={card} />
        )}
        <WhyNot state={line.state} />
        {line.state === 'several' ? (
          <label className="mt-1 grid gap-1 text-sm font-medium text-warn">
            {t('quickOrder.several', { code: line.code })}
            <select
              name={`product-${at}`}
              className="field font-normal"
              onChange={({ currentTarget }) => setChosenId(Number(currentTarget.value))}
            >
              {line.products.map(({ id, name, model }) => (
                <option key={id} value={id}>
                  {[model, name].filter(Boolean).join(' · ')}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {line.state === 'found' ? <input type="hidden" name={`product-${at}`} value={card?.id} /> : null}
      </div>
      {canAdd(line) ? (
        <label className="col-start-2 grid gap-0.5 text-xs text-muted sm:col-start-3">
          {t('quickOrder.pieces')}
          <input
            type="number"
            name={`quantity-${at}`}
            defaultValue={line.quantity}
            key={line.quantity}
            min={1}
            max={9999}
            className="field tabular w-24"
            aria-label={t('quickOrder.piecesOf', { name: card?.name ?? line.code })}
          />
        </label>
      ) : null}
    </>
  );
}

function WhyNot({ state }: Pick<CheckedLine, 'state'>) {
  const t = useT();
  if (state === 'found' || state === 'several') return null;
  return (
    <p className="text-sm font-medium text-bad">
      {t(state === 'unknown' ? 'quickOrder.unknown' : 'quickOrder.notSold')}
    </p>
  );
}

function Known({ card }: { readonly card: CardView }) {
  const t = useT();
  const { offer } = card;
  return (
    <>
      <Link to={card.url} className="line-clamp-2 font-medium leading-tight">
        {card.name}
      </Link>
      <p className="truncate text-xs text-muted">{[card.brand, card.model].filter(Boolean).join(' · ')}</p>
      {offer === null ? null : (
        <p className="flex flex-wrap items-baseline gap-x-3">
          {offer.price ? (
            <span className="font-semibold [&_small]:font-normal [&_small]:text-muted">
              <Price money={offer.price} />
            </span>
          ) : null}
          {offer.stock === null ? null : (
            <span className={`text-xs font-medium ${offer.stock > 0 ? 'text-ok' : 'text-bad'}`}>
              {offer.stock > 0 ? t.count('product.pieces', offer.stock) : t('product.outOfStock')}
            </span>
          )}
        </p>
      )}
    </>
  );
}

import { useState } from 'react';
import { ProductImage } from '../../../components/ui/ProductImage';
import { useT } from '../../../i18n/I18nProvider';
import { ProductLine, quantityFrom, volumePriceAt } from '../../product-card';
import type { LineProblem } from '@mayorista/config/lists';
import { MOST_PIECES } from '../order-limits';
import { canAdd, type CheckedLine } from '../quick-order.view';

interface LineProductProps {
  readonly line: CheckedLine;
  readonly at: number;
}

/** How many pieces a line has: those of the order's text, or what was typed over them. */
function usePieces(quantity: number) {
  const [typed, setTyped] = useState({ over: quantity, text: String(quantity) });
  const type = (text: string) => setTyped({ over: quantity, text });
  return { pieces: typed.over === quantity ? quantityFrom(typed.text) : quantity, type };
}

/** A line's product with its price for so many pieces and its stock, or why there is none; where several have the code, which of them. */
export function LineProduct({ line, at }: LineProductProps) {
  const t = useT();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const { pieces, type } = usePieces(line.quantity);
  const card = line.products.find(({ id }) => id === chosenId) ?? line.products[0];
  return (
    <>
      <span className="size-14 [&>*]:size-full [&>*]:object-contain">
        <ProductImage url={card?.image ?? null} alt="" look="thumb" />
      </span>
      <div className="min-w-0">
        {card === undefined ? (
          <p className="font-medium [overflow-wrap:anywhere]">{line.code}</p>
        ) : (
          <ProductLine card={card} volumePrice={volumePriceAt(card.volumePrices, pieces)} />
        )}
        <p className="text-xs text-muted">{t('quickOrder.rows', { rows: line.rows.join(', ') })}</p>
        <WhyNot line={line} />
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
            onChange={({ currentTarget }) => type(currentTarget.value)}
            min={1}
            max={MOST_PIECES}
            className="field tabular w-24"
            aria-label={t('quickOrder.piecesOf', { name: card?.name ?? line.code })}
          />
        </label>
      ) : null}
    </>
  );
}

const texts = {
  ambiguous: 'quickOrder.ambiguous',
  not_whole: 'quickOrder.notWhole',
  code_missing: 'quickOrder.codeMissing',
} as const satisfies Partial<Record<LineProblem, string>>;

const isSpecial = (problem: LineProblem): problem is keyof typeof texts => problem in texts;

function WhyNot({ line: { state, wrong = '', problem = 'not_a_number' } }: { readonly line: CheckedLine }) {
  const t = useT();
  if (state === 'found' || state === 'several') return null;
  const why = {
    unknown: t('quickOrder.unknown'),
    not_sold: t('quickOrder.notSold'),
    wrong_quantity: t(isSpecial(problem) ? texts[problem] : 'quickOrder.wrongQuantity', { wrong, most: MOST_PIECES }),
  };
  return <p className="text-sm font-medium text-bad [overflow-wrap:anywhere]">{why[state]}</p>;
}

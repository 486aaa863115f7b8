import { useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { listedQuantities, MAX_QUANTITY, quantityFrom, TYPED_FROM } from '../quantity';

interface QuantityProps {
  /** Told apart for screen readers when many stand on one page. */
  readonly productName: string;
  readonly initial?: number;
  /** When there are no more than these to have. */
  readonly most?: number | undefined;
  readonly onChange?: (quantity: number) => void;
}

/** 1 to 9 from a list; '+10' turns it into a numeric box. Give it the product's id as `key`: a new product starts at 1. */
export function QuantityControl({ productName, initial = 1, most = MAX_QUANTITY, onChange }: QuantityProps) {
  const t = useT();
  const [quantity, setQuantity] = useState(initial);
  const [text, setText] = useState<string | null>(null);
  const label = t('ui.quantityOf', { name: productName });
  const change = (next: number) => {
    setQuantity(next);
    onChange?.(next);
  };

  if (quantity < TYPED_FROM) {
    return (
      <select
        name="quantity"
        className="field quantity tabular"
        aria-label={label}
        value={quantity}
        onChange={(event) => change(Number(event.target.value))}
      >
        {listedQuantities
          .filter((number) => number <= most)
          .map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        {most < TYPED_FROM ? null : <option value={TYPED_FROM}>{t('ui.tenOrMore')}</option>}
      </select>
    );
  }
  return (
    <input
      type="number"
      name="quantity"
      inputMode="numeric"
      min={1}
      max={most}
      className="field quantity tabular"
      aria-label={label}
      value={text ?? quantity}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        if (text !== null) change(quantityFrom(text));
        setText(null);
      }}
    />
  );
}

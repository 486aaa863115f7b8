import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../i18n/I18nProvider';
import { useQuantity } from '../hooks/use-quantity';
import { listedQuantities, MAX_QUANTITY, TYPED_FROM } from '../quantity';

interface QuantityProps {
  /** Told apart for screen readers when many stand on one page. */
  readonly productName: string;
  /** When it becomes another one, that one holds. */
  readonly initial?: number;
  /** When there are no more than these to have. */
  readonly most?: number | undefined;
  /** Sends the quantity by itself; without it, Enter sends the form as it does elsewhere. */
  readonly onChange?: (quantity: number) => void;
}

/** 1 to 9 from a list; '+10' turns it into a numeric box. Give it the product's id as `key`: a new product starts at 1. */
export function QuantityControl({ productName, initial = 1, most = MAX_QUANTITY, onChange }: QuantityProps) {
  const t = useT();
  const { quantity, text, setText, choose, correct, control } = useQuantity({ initial, most, onChange });
  const label = t('ui.quantityOf', { name: productName });
  const sendCorrected = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const { form } = event.currentTarget;
    // The form is sent with what stands in it.
    flushSync(() => correct({ keepsFocus: true }));
    if (onChange === undefined) form?.requestSubmit();
  };

  if (quantity < TYPED_FROM) {
    return (
      <select
        ref={control}
        name="quantity"
        className="field quantity tabular"
        aria-label={label}
        value={quantity}
        onChange={(event) => choose(Number(event.target.value))}
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
      ref={control}
      type="number"
      name="quantity"
      inputMode="numeric"
      min={1}
      max={most}
      className="field quantity tabular"
      aria-label={label}
      value={text ?? quantity}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={sendCorrected}
      onBlur={() => correct({ keepsFocus: false })}
    />
  );
}

import { Check, TriangleAlert } from 'lucide-react';
import { Drawing } from '../../../components/ui/Drawing';
import { Spinner } from '../../../components/ui/Spinner';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { AddState } from '../add-line';
import { useAddToCart } from '../hooks/use-add-to-cart';
import { QuantityControl } from './QuantityControl';

interface AddProps {
  readonly productId: number;
  readonly name: string;
  readonly look: 'card' | 'page' | 'row';
  /** Offered instead of another product: added without looking for alternatives again. */
  readonly isReplacement?: boolean;
  /** Refurbished pieces of a condition grade, of which there are so many. */
  readonly refurbished?: { readonly grade: string; readonly most: number };
}

const icons = {
  idle: <Drawing of="cart" size={16} />,
  request: <Spinner />,
  success: <Check size={16} aria-hidden />,
  error: <TriangleAlert size={16} aria-hidden />,
} satisfies Record<AddState, React.ReactNode>;

const looks: Readonly<Record<AddState, string>> = { idle: '', request: '', success: 'btn-success', error: 'btn-error' };

const idleLooks = { card: 'btn-soft', row: 'btn-primary btn-sm', page: 'btn-primary btn-lg' } as const;

/** Quantity and button, a real form: without JavaScript it posts and lands in the cart. */
export function AddToCart({ productId, name, look, isReplacement = false, refurbished }: AddProps) {
  const t = useT();
  const { Form, form, state, onSubmit } = useAddToCart({ productId, name });
  const label =
    refurbished === undefined ? t('ui.addNamed', { name }) : t('product.addGrade', { name, grade: refurbished.grade });
  return (
    <Form
      data-unkept
      ref={form}
      method="post"
      action="/cart-lines"
      className="card-buy card-above flex items-stretch gap-2"
      onSubmit={onSubmit}
    >
      <CsrfField />
      <input type="hidden" name="intent" value="add-line" />
      <input type="hidden" name="product_id" value={productId} />
      {isReplacement ? <input type="hidden" name="is_replacement" value="1" /> : null}
      {refurbished === undefined ? null : <input type="hidden" name="auction_type" value={refurbished.grade} />}
      <QuantityControl key={productId} productName={name} most={refurbished?.most} />
      <button
        type="submit"
        aria-disabled={state === 'request'}
        data-state={state}
        aria-label={label}
        className={`btn min-w-0 flex-1 ${looks[state] || idleLooks[look]}`}
      >
        {icons[state]}
        <span className="truncate">{state === 'idle' ? t('ui.add') : t(`cart.button_${state}`)}</span>
      </button>
    </Form>
  );
}

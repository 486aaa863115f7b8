import { Check, ShoppingCart, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { Spinner } from '../../../components/ui/Spinner';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { AddState } from '../add-line';
import { useAddToCart } from '../hooks/use-add-to-cart';
import { QuantityControl } from './QuantityControl';

const StageQuestion = lazy(() => import('./StageQuestion'));

interface AddProps {
  readonly productId: number;
  readonly name: string;
  readonly look: 'card' | 'page';
}

const icons = {
  idle: <ShoppingCart size={16} aria-hidden />,
  request: <Spinner />,
  success: <Check size={16} aria-hidden />,
  error: <TriangleAlert size={16} aria-hidden />,
} satisfies Record<AddState, React.ReactNode>;

const looks: Readonly<Record<AddState, string>> = { idle: '', request: '', success: 'btn-success', error: 'btn-error' };

/** Quantity and button, a real form: without JavaScript it posts and lands in the cart. */
export function AddToCart({ productId, name, look }: AddProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const { fetcher, state, isAsking, accept, decline } = useAddToCart();
  const reopenAndAdd = () => {
    accept();
    const fields = new FormData(form.current ?? undefined);
    fields.set('intent', 'reopen-and-add');
    fetcher.submit(fields, { method: 'post', action: '/cart-lines' });
  };
  const idleLook = look === 'page' ? 'btn-primary btn-lg' : 'btn-soft';
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/cart-lines"
      className="card-buy card-above flex items-stretch gap-2"
    >
      <CsrfField />
      <input type="hidden" name="intent" value="add-line" />
      <input type="hidden" name="product_id" value={productId} />
      <QuantityControl key={productId} productName={name} />
      <button
        type="submit"
        disabled={state === 'request'}
        data-state={state}
        aria-label={t('ui.addNamed', { name })}
        className={`btn min-w-0 flex-1 ${looks[state] || idleLook}`}
      >
        {icons[state]}
        <span className="truncate">{state === 'idle' ? t('ui.add') : t(`cart.button_${state}`)}</span>
      </button>
      {isAsking ? (
        <Suspense>
          <StageQuestion onYes={reopenAndAdd} onNo={decline} />
        </Suspense>
      ) : null}
    </fetcher.Form>
  );
}

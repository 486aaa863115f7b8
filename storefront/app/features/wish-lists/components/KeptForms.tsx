import { Form, useFetcher, useFormAction } from '@remix-run/react';
import { ShoppingCart, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { QuantityControl, useAddToCart } from '../../product-card';
import { useListNotice, type ListFormAnswer } from '../hooks/use-list-notice';
import type { KeptView, WishListView } from '../wish-list.view';

interface FormsProps {
  readonly kept: KeptView;
  readonly otherLists: WishListView['otherLists'];
}

/** Pieces, cart, another list, out. */
export function KeptForms({ kept, otherLists }: FormsProps) {
  const t = useT();
  return (
    <div className="col-start-2 flex flex-wrap items-center gap-2 md:col-start-auto md:justify-end">
      <QuantityForm kept={kept} />
      {kept.card?.offer?.canBuy ? <ToCart productId={kept.card.id} kept={kept} /> : null}
      {otherLists.length === 0 ? null : <MoveForm kept={kept} otherLists={otherLists} />}
      <Form method="post">
        <CsrfField />
        <input type="hidden" name="intent" value="drop" />
        <input type="hidden" name="detail_id" value={kept.id} />
        <button
          type="submit"
          className="btn btn-icon btn-outline-danger"
          aria-label={t('wishLists.dropNamed', { name: kept.name })}
        >
          <Trash2 size={16} aria-hidden />
        </button>
      </Form>
    </div>
  );
}

function QuantityForm({ kept }: { readonly kept: KeptView }) {
  const t = useT();
  const { Form: QuietForm, submit, data } = useFetcher<ListFormAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const action = useFormAction();
  useListNotice(data);
  const change = (quantity: number) => {
    const fields = new FormData(form.current ?? undefined);
    fields.set('quantity', String(quantity));
    submit(fields, { method: 'post', action });
  };
  return (
    <QuietForm ref={form} data-unkept method="post" className="flex gap-1">
      <CsrfField />
      <input type="hidden" name="intent" value="change-quantity" />
      <input type="hidden" name="detail_id" value={kept.id} />
      <QuantityControl productName={kept.name} initial={kept.quantity} onChange={change} />
      <noscript>
        <button type="submit" className="btn btn-secondary">
          {t('cart.update')}
        </button>
      </noscript>
    </QuietForm>
  );
}

/** The pieces of the list into the cart. */
function ToCart({ productId, kept }: { readonly productId: number; readonly kept: KeptView }) {
  const t = useT();
  const { Form: CartForm, form, state, onSubmit } = useAddToCart({ productId, name: kept.name });
  return (
    <CartForm ref={form} method="post" action="/cart-lines" onSubmit={onSubmit}>
      <CsrfField />
      <input type="hidden" name="intent" value="add-line" />
      <input type="hidden" name="product_id" value={productId} />
      <input type="hidden" name="quantity" value={kept.quantity} />
      <button
        type="submit"
        className="btn btn-soft"
        aria-disabled={state === 'request'}
        aria-label={t('ui.addNamed', { name: kept.name })}
      >
        <ShoppingCart size={16} aria-hidden /> {t('ui.add')}
      </button>
    </CartForm>
  );
}

/** Choosing a list moves the product there at once; without JavaScript a button does. */
function MoveForm({ kept, otherLists }: FormsProps) {
  const t = useT();
  const { Form: QuietForm, submit, data } = useFetcher<ListFormAnswer>();
  useListNotice(data);
  return (
    <QuietForm data-unkept method="post" className="flex gap-1">
      <CsrfField />
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="detail_id" value={kept.id} />
      <select
        name="to_list_id"
        defaultValue=""
        className="field !w-36"
        aria-label={t('wishLists.moveNamed', { name: kept.name })}
        onChange={(event) => submit(event.currentTarget.form)}
      >
        <option value="" disabled>
          {t('wishLists.move')}
        </option>
        {otherLists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="btn btn-secondary">
          {t('wishLists.move')}
        </button>
      </noscript>
    </QuietForm>
  );
}

import { Form, Link, useFetcher } from '@remix-run/react';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LongList } from '../../../components/ui/LongList';
import { MoneyText } from '../../../components/ui/Price';
import { ProductImage } from '../../../components/ui/ProductImage';
import { useI18n, useT } from '../../../i18n/I18nProvider';
import { formatDay } from '../../../lib/format/date';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { FormRefusal } from '../../../lib/forms/intents.server';
import { useRefusalToast } from '../../../lib/hooks/use-refusal-toast';
import { QuantityControl } from '../../product-card';
import type { CartView, LineView } from '../cart.view';
import type { CartChanged } from '../cart.intents.server';
import { DiscountForm } from './DiscountForm';

interface LinesProps {
  readonly cart: Pick<CartView, 'lines' | 'stage'>;
  /** Who looks at it may grant discounts beside the price list. */
  readonly grantsDiscounts: boolean;
}

export function CartLines({ cart: { lines, stage }, grantsDiscounts }: LinesProps) {
  const t = useT();
  const isOpen = stage === 'open';
  const items = lines.map((line) => (
    <Line key={line.id} line={line} isOpen={isOpen} grantsDiscounts={grantsDiscounts} />
  ));
  return (
    <section aria-label={t('cart.lines')} className="panel">
      {isOpen ? (
        <ul className="divide-y divide-line">{items}</ul>
      ) : (
        // While delivery and payment are chosen, what else is asked stays at hand.
        <LongList moreLabel={(count) => t('purchase.moreLines', { count })}>{items}</LongList>
      )}
    </section>
  );
}

interface LineProps extends Pick<LinesProps, 'grantsDiscounts'> {
  readonly line: LineView;
  /** Lines change only while the cart is in its first stage. */
  readonly isOpen: boolean;
}

function Line({ line, isOpen, grantsDiscounts }: LineProps) {
  const t = useT();
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-3 p-3 sm:grid-cols-[64px_minmax(0,1fr)_auto_130px] sm:items-center">
      <span className="size-16 [&>*]:size-full [&>*]:object-contain">
        <ProductImage url={line.image} alt="" look="thumb" />
      </span>
      <div className="min-w-0">
        <Link to={line.url} className="line-clamp-2 font-medium leading-tight">
          {line.name}
        </Link>
        <p className="truncate text-xs text-muted">{line.model}</p>
        <RefurbishedNote line={line} isOpen={isOpen} />
        {line.unitPrice === null ? null : (
          <p className="text-sm text-muted">
            <MoneyText money={line.unitPrice} /> {t('cart.each')}
          </p>
        )}
        <LineFacts line={line} />
        {grantsDiscounts ? (
          <DiscountForm target={{ detail_id: line.id }} name={line.name} discount={line.discount} />
        ) : null}
      </div>
      <div className="col-start-2 flex items-center gap-1 sm:col-start-auto">
        {isOpen ? (
          <LineForms line={line} />
        ) : (
          <span className="tabular text-muted">{t.count('product.pieces', line.quantity)}</span>
        )}
      </div>
      <p className="col-start-2 font-semibold sm:col-start-auto sm:text-right">
        {line.subtotal === null ? null : <MoneyText money={line.subtotal} />}
      </p>
    </li>
  );
}

/** When its pieces are there, what was granted, and what stands in the way of buying it. */
function LineFacts({ line: { isAvailable, inactive, promisedOn, waiting, discount } }: { readonly line: LineView }) {
  const { t, tag } = useI18n();
  if (inactive !== null) return <p className="text-sm font-medium text-bad">{inactive}</p>;
  return (
    <>
      {promisedOn === null ? null : (
        <p className="text-xs text-muted">{t('purchase.cartPromised', { day: formatDay(promisedOn, tag) })}</p>
      )}
      {waiting === 0 ? null : <p className="text-xs text-warn">{t.count('purchase.cartWaiting', waiting)}</p>}
      {discount === null ? null : (
        <p className="text-xs">
          <span className="badge badge-green">
            {t('purchase.cartDiscountOf', { percent: Number(discount.percent) })}
          </span>{' '}
          {discount.reason}
        </p>
      )}
      {isAvailable || waiting > 0 ? null : <p className="text-sm font-medium text-bad">{t('cart.unavailable')}</p>}
    </>
  );
}

/** What makes these pieces different from new ones, and where they can be picked up. */
function RefurbishedNote({ line: { refurbished }, isOpen }: { readonly line: LineView; readonly isOpen: boolean }) {
  const t = useT();
  if (refurbished === null) return null;
  return (
    <p className="text-xs">
      <span className="badge badge-red">{t('product.refurbishedGrade', { grade: refurbished.grade })}</span>{' '}
      <span>{refurbished.name}</span>
      {isOpen && refurbished.places !== '' ? (
        <span className="block text-muted">{t('cart.onlyIn', { places: refurbished.places })}</span>
      ) : null}
    </p>
  );
}

function LineForms({ line }: { readonly line: LineView }) {
  const t = useT();
  const { refurbished } = line;
  const name = refurbished ? `${line.name}, ${t('product.refurbishedGrade', { grade: refurbished.grade })}` : line.name;
  const fetcher = useFetcher<CartChanged | FormRefusal>();
  const form = useRef<HTMLFormElement>(null);
  useRefusalToast(fetcher.data?.ok === false ? fetcher.data : null, { hasFields: false });
  // A refused quantity gives way to the one that holds.
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (fetcher.data?.ok === false) setRefusals((count) => count + 1);
  }, [fetcher.data]);
  const change = (quantity: number) => {
    const fields = new FormData(form.current ?? undefined);
    fields.set('quantity', String(quantity));
    fetcher.submit(fields, { method: 'post', action: '/carts' });
  };
  return (
    <>
      <fetcher.Form ref={form} data-unkept method="post" action="/carts" className="flex items-center gap-1">
        <CsrfField />
        <input type="hidden" name="intent" value="change-quantity" />
        <input type="hidden" name="detail_id" value={line.id} />
        <QuantityControl key={refusals} productName={name} initial={line.quantity} onChange={change} />
        <noscript>
          <button type="submit" className="btn btn-secondary btn-sm">
            {t('cart.update')}
          </button>
        </noscript>
      </fetcher.Form>
      <Form method="post" action="/carts">
        <CsrfField />
        <input type="hidden" name="intent" value="remove-line" />
        <input type="hidden" name="detail_id" value={line.id} />
        <button type="submit" className="btn btn-icon btn-outline-danger" aria-label={t('cart.remove', { name })}>
          <Trash2 size={16} aria-hidden />
        </button>
      </Form>
    </>
  );
}

import { Link, useFetcher } from '@remix-run/react';
import { FileUp, ShoppingCart } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { MoneyText } from '../../../components/ui/Price';
import { ProductImage } from '../../../components/ui/ProductImage';
import { useT } from '../../../i18n/I18nProvider';
import { useDisclosure } from '../../../lib/hooks/use-disclosure';
import { useLeaving } from '../../../lib/hooks/use-leaving';
import type { CartSummary } from '../cart.view';
import type { loader } from '../cart-summary.resource';

const ImportDialog = lazy(() => import('./ImportDialog'));

/** The cart icon with its count, and the last lines below it. Without JavaScript it leads to the cart. */
export function CartMenu() {
  const t = useT();
  const { load, data } = useFetcher<typeof loader>({ key: 'cart-summary' });
  const { isOpen, setOpen, container } = useDisclosure<HTMLDivElement>();
  useEffect(() => load('/cart-summary'), [load]);
  const [isImporting, setImporting] = useState(false);
  const endImport = useCallback(() => setImporting(false), []);
  const icon = useRef<HTMLAnchorElement>(null);
  useLeaving(() => setOpen(false));
  const pieces = data?.pieces ?? 0;
  const open = (event: MouseEvent) => {
    if (!data || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <div ref={container} className="relative max-sm:static">
      <Link
        ref={icon}
        to="/carts"
        className="header-link relative"
        aria-expanded={isOpen}
        aria-label={data ? t.count('cart.icon', pieces) : t('frame.cart')}
        onClick={open}
      >
        <ShoppingCart size={22} aria-hidden />
        {pieces > 0 ? (
          <span
            className="tabular absolute top-0 right-0 min-w-5 rounded-full bg-white px-1 text-center text-2xs font-bold leading-5 text-ink"
            aria-hidden
          >
            {pieces > 99 ? '99+' : pieces}
          </span>
        ) : null}
      </Link>
      {isOpen && data ? (
        <CartDropdown
          summary={data}
          onImport={() => {
            setOpen(false);
            setImporting(true);
          }}
        />
      ) : null}
      {isImporting ? (
        <Suspense>
          <ImportDialog opener={icon} onClose={endImport} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface DropdownProps {
  readonly summary: CartSummary;
  readonly onImport: () => void;
}

function CartDropdown({ summary, onImport }: DropdownProps) {
  const t = useT();
  const { lines, older, subtotal } = summary;
  if (lines.length === 0)
    return (
      <div className="dropdown p-4 text-center">
        <p className="font-semibold">{t('cart.emptyTitle')}</p>
        <p className="mt-1 mb-4 text-sm text-muted">{t('cart.emptyText')}</p>
        <Link to="/products" className="btn btn-secondary w-full">
          {t('errors.toProducts')}
        </Link>
        <ImportButton onClick={onImport} />
      </div>
    );
  return (
    <div className="dropdown p-3">
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <LatestLine key={line.id} line={line} />
        ))}
      </ul>
      {older === 0 ? null : (
        <Link to="/carts" className="menu-item mt-1 text-sm text-accent">
          {t.count('cart.older', older)}
        </Link>
      )}
      <div className="mt-2 border-t border-line pt-3">
        <p className="mb-3 flex justify-between font-semibold">
          <span>{t('cart.subtotal')}</span> <MoneyText money={subtotal} />
        </p>
        <Link to="/carts" className="btn btn-primary w-full">
          {t('cart.checkout')}
        </Link>
        <ImportButton onClick={onImport} />
      </div>
    </div>
  );
}

function ImportButton({ onClick }: { readonly onClick: () => void }) {
  const t = useT();
  return (
    <button type="button" className="btn btn-plain mt-1 w-full" onClick={onClick}>
      <FileUp size={16} aria-hidden /> {t('cart.importOpen')}
    </button>
  );
}

function LatestLine({ line }: { readonly line: CartSummary['lines'][number] }) {
  const t = useT();
  const { name, url, image, quantity, unitPrice, refurbished } = line;
  return (
    <li className="flex gap-3 py-2">
      <span className="size-12 flex-none [&>*]:size-full [&>*]:object-contain">
        <ProductImage url={image} alt="" look="thumb" />
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <Link to={url} className="line-clamp-2 leading-tight">
          {name}
        </Link>
        <p className="text-muted">
          {quantity} × {unitPrice === null ? null : <MoneyText money={unitPrice} />}
          {refurbished === null ? null : ` · ${t('product.refurbishedGrade', { grade: refurbished.grade })}`}
        </p>
      </div>
    </li>
  );
}

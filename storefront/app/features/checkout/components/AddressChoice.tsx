import { Link } from '@remix-run/react';
import { MapPinPlus } from 'lucide-react';
import { lazy, Suspense, useCallback, useRef, useState, type MouseEvent } from 'react';
import type { DeliveryType } from '../../../api/contract';
import { useT } from '../../../i18n/I18nProvider';
import type { DeliveryView } from '../../cart';
import type { AddressOption } from '../options.view';
import type { WayProps } from './way-props';

const AddressDialog = lazy(() => import('./AddressDialog'));

interface ChoiceProps extends WayProps {
  readonly type: DeliveryType;
}

/** Where the goods go: an address that is kept, or a new one. Shown for the ways that need one. */
export function AddressChoice({ cart: { delivery }, options: { addresses }, errors, type }: ChoiceProps) {
  const t = useT();
  const opener = useRef<HTMLAnchorElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const close = useCallback(() => setTyping(false), []);
  const use = useCallback((key: string) => {
    setAdded(key);
    setTyping(false);
  }, []);
  const hasOwn = delivery?.addressTitle != null;
  const first = hasOwn ? 'cart' : addresses[0]?.key;
  const chosen = added ?? first ?? null;
  const problem = [errors.address, errors.direction_not_found].flatMap((texts) => texts ?? []);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setTyping(true);
  };
  return (
    <div className="address-choice gap-2">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 font-medium">{t('purchase.addressTitle')}</legend>
        {problem.length === 0 ? null : <p className="text-sm text-bad">{problem.join(' ')}</p>}
        <div key={`${chosen} ${addresses.length}`} className="grid max-h-80 gap-2 overflow-y-auto p-px sm:grid-cols-2">
          {hasOwn ? <OwnAddress delivery={delivery} isChosen={chosen === 'cart'} /> : null}
          {addresses.map((address) => (
            <KeptAddress key={address.key} address={address} isChosen={chosen === address.key} />
          ))}
        </div>
        {addresses.length === 0 && !hasOwn ? <p className="text-sm text-muted">{t('purchase.noAddresses')}</p> : null}
      </fieldset>
      <Link
        ref={opener}
        to={`/cart-addresses?type=${type}`}
        className="btn btn-secondary justify-self-start"
        onClick={open}
      >
        <MapPinPlus size={16} aria-hidden /> {t('purchase.newAddress')}
      </Link>
      {isTyping ? (
        <Suspense>
          <AddressDialog type={type} opener={opener} onClose={close} onAdded={use} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The one that the cart has already. */
function OwnAddress({ delivery, isChosen }: { readonly delivery: DeliveryView; readonly isChosen: boolean }) {
  const t = useT();
  return (
    <Address
      value="cart"
      isChosen={isChosen}
      title={delivery.addressTitle ?? ''}
      place={delivery.place ?? ''}
      note={t('purchase.addressOfCart')}
    />
  );
}

function KeptAddress({ address, isChosen }: { readonly address: AddressOption; readonly isChosen: boolean }) {
  const t = useT();
  const { key, title, place, receiver, isMain, isFavorite } = address;
  const mark = isMain ? t('purchase.mainAddress') : isFavorite ? t('purchase.favoriteAddress') : null;
  return (
    <Address
      value={key}
      isChosen={isChosen}
      title={title}
      place={place}
      note={[mark, receiver].filter(Boolean).join(' · ')}
    />
  );
}

interface AddressProps {
  readonly value: string;
  readonly isChosen: boolean;
  readonly title: string;
  readonly place: string;
  readonly note: string;
}

function Address({ value, isChosen, title, place, note }: AddressProps) {
  return (
    <label className="flex min-w-0 items-start gap-3 rounded-md border border-line p-3 text-sm hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft">
      <input type="radio" name="address" value={value} defaultChecked={isChosen} className="mt-0.5" />
      <span className="min-w-0">
        <span className="block truncate font-medium">{title}</span>
        <span className="block">{place}</span>
        {note === '' ? null : <span className="block text-xs text-muted">{note}</span>}
      </span>
    </label>
  );
}

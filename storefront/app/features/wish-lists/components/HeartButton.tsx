import { useFetcher } from '@remix-run/react';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { Drawing } from '../../../components/ui/Drawing';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { useStore } from '../../../lib/hooks/use-store';
import { useWishMarks } from '../hooks/use-wish-marks';

const KeepDialog = lazy(() => import('./KeepDialog'));

interface HeartProps {
  readonly productId: number;
  readonly name: string;
  readonly look: 'card' | 'page';
}

const looks = { card: 'heart btn btn-icon', page: 'btn btn-secondary w-full' } as const;

/** Opens the window of wish lists; without JavaScript it keeps the product in the general list. Nobody's without a session. */
export function HeartButton({ productId, name, look }: HeartProps) {
  const t = useT();
  const { person } = useStore();
  const { data } = useWishMarks();
  const { Form } = useFetcher();
  const [isOpen, setOpen] = useState(false);
  if (person === null) return null;
  const isKept = data?.productIds.includes(productId) === true;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Form method="post" action="/wish-lists" className={look === 'card' ? 'card-heart' : 'mt-2'}>
        <CsrfField />
        <input type="hidden" name="intent" value="keep-general" />
        <input type="hidden" name="product_id" value={productId} />
        <button
          type="submit"
          className={looks[look]}
          data-kept={isKept}
          aria-haspopup="dialog"
          aria-label={t(isKept ? 'wishLists.keptNamed' : 'wishLists.keepNamed', { name })}
          onClick={open}
        >
          <Drawing of="heart" size={18} isFilled={isKept} />
          {look === 'page' ? t(isKept ? 'wishLists.inLists' : 'wishLists.keepShort') : null}
        </button>
      </Form>
      {isOpen ? (
        <Suspense>
          <KeepDialog productId={productId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

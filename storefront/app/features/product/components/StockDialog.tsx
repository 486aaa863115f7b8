import { useFetcher, useSearchParams } from '@remix-run/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { notify } from '../../../lib/hooks/notifications';
import { useHydrated } from '../../../lib/hooks/use-hydrated';
import type { loader } from '../product-inventories.resource';
import type { ProductView } from '../product.view';

const Inventories = lazy(() => import('./Inventories'));

/** The stock modal: open while the address has `inventories=true` (storefront document, section 2); a visitor sees no stock. */
export function StockDialog({ view }: { readonly view: ProductView }) {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const isVisitor = view.card.offer === null;
  if (!isHydrated || isVisitor || params.get('inventories') !== 'true') return null;
  const close = () =>
    setParams(
      (current) => {
        current.delete('inventories');
        return current;
      },
      { preventScrollReset: true, replace: true },
    );
  return <LoadedInventories key={view.card.id} view={view} onClose={close} />;
}

/** Opens once there are rows, and says so when there are none to have; closing takes them away with it. */
function LoadedInventories({ view, onClose }: { readonly view: ProductView; readonly onClose: () => void }) {
  const t = useT();
  const productId = view.card.id;
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => load(`/product-inventories/${productId}`), [load, productId]);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (data !== null) return;
    notify('error', t('errors.request'));
    close.current();
  }, [data, t]);
  if (!data) return null;
  return (
    <Suspense>
      <Inventories inventories={data} view={view} onClose={onClose} />
    </Suspense>
  );
}

import { useNavigate, useSearchParams } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { useHydrated } from '../../../lib/hooks/use-hydrated';
import type { StockRow } from '../product.view';
import { StockTable } from './StockTable';

const Dialog = lazy(async () => ({ default: (await import('../../../components/ui/Dialog')).Dialog }));

/** The stock modal: open while the address has `inventories=true` (storefront document, section 2). */
export function StockDialog({ stock }: { readonly stock: readonly StockRow[] }) {
  const t = useT();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  if (!isHydrated || params.get('inventories') !== 'true' || stock.length === 0) return null;
  const close = () => {
    const rest = new URLSearchParams(params);
    rest.delete('inventories');
    navigate({ search: rest.toString() }, { preventScrollReset: true, replace: true });
  };
  return (
    <Suspense>
      <Dialog title={t('product.stock')} isOpen onClose={close}>
        <StockTable stock={stock} isBare />
        <div className="mt-4 text-right">
          <button type="button" className="btn btn-secondary" onClick={close}>
            {t('ui.close')}
          </button>
        </div>
      </Dialog>
    </Suspense>
  );
}

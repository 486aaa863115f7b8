import { useLocation } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { useStore } from '../../../lib/hooks/use-store';

const CurrencyDialog = lazy(() => import('./CurrencyDialog'));

/** Opens the currency modal; without JavaScript it leads to the same form as a page. */
export function CurrencySwitch() {
  const t = useT();
  const { currency } = useStore();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const here = pathname + search;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        href={`/store-currency?${new URLSearchParams({ redirectTo: here })}`}
        rel="nofollow"
        role="button"
        aria-haspopup="dialog"
        className="flex min-h-8 items-center gap-1 px-1 font-semibold"
        aria-label={t('currency.open', { currency })}
        onClick={open}
      >
        {currency} <ChevronDown size={12} aria-hidden />
      </a>
      {isOpen ? (
        <Suspense>
          <CurrencyDialog redirectTo={here} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

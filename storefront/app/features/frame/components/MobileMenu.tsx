import { Link } from '@remix-run/react';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { useLeaving } from '../../../lib/hooks/use-leaving';

const MobileDrawer = lazy(() => import('./MobileDrawer'));

/** The menu button of phones. Without JavaScript it leads to the whole catalogue. */
export function MobileMenu() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  useLeaving(() => setOpen(false));
  return (
    <>
      <Link
        to="/products"
        role="button"
        className="header-link -ml-2 lg:!hidden"
        aria-label={t('frame.menu')}
        aria-expanded={isOpen}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Menu size={22} aria-hidden />
      </Link>
      {isOpen ? (
        <Suspense>
          <MobileDrawer onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

import { Link, useLocation } from '@remix-run/react';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';

const MobileDrawer = lazy(() => import('./MobileDrawer'));

/** The menu button of phones. Without JavaScript it leads to the whole catalogue. */
export function MobileMenu() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);
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

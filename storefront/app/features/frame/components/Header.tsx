import { Link } from '@remix-run/react';
import { useStore } from '../../../lib/hooks/use-store';
import { useT } from '../../../i18n/I18nProvider';
import { CachedFragment } from '../../../lib/fragment-cache/CachedFragment';
import { NavButtons, PromoBar } from '../../campaigns';
import { CartMenu } from '../../cart';
import { BellMenu } from '../../notifications';
import { SearchBar } from '../../search';
import { WishListMenu } from '../../wish-lists';
import { AccountMenu } from './AccountMenu';
import { DivisionBar } from './DivisionBar';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { TopBar } from './TopBar';

/** Top bar, logo, search, account, cart; the divisions below. On phones a drawer takes the divisions. */
export function Header() {
  const t = useT();
  const { divisions, person } = useStore();
  return (
    <header className="relative z-30">
      <PromoBar />
      <TopBar />
      <div className="header-bar bg-ink text-white">
        <div className="page relative flex flex-wrap items-center gap-x-2 gap-y-2 py-2 lg:flex-nowrap lg:gap-x-6 lg:py-3">
          <MobileMenu />
          <Link to="/" aria-label={t('frame.home')} className="mr-auto flex-none lg:mr-0">
            <Logo />
          </Link>
          <div className="order-last w-full min-w-0 lg:order-none lg:flex-1">
            <SearchBar />
          </div>
          <div className="flex flex-none items-center gap-1 max-sm:[&_.header-link]:px-1.5">
            <AccountMenu person={person} />
            {person === null ? null : <BellMenu />}
            {person === null ? null : <WishListMenu />}
            {person?.hasCart === true ? <CartMenu /> : null}
          </div>
        </div>
      </div>
      <NavButtons place="strip" />
      <CachedFragment
        as="div"
        className="hidden border-b border-line bg-surface lg:block"
        of={DivisionBar}
        props={{ divisions }}
      />
    </header>
  );
}

import { Link } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import type { Translate } from '../../../i18n/translate';
import { useStore } from '../../../lib/hooks/use-store';
import { CachedFragment } from '../../../lib/fragment-cache/CachedFragment';
import { ordersTitles } from '../../orders';
import { Logo } from './Logo';
import { WhatsAppLink } from './WhatsAppLink';

const DIVISIONS_SHOWN = 8;

interface FooterProps {
  readonly divisions: readonly { readonly id: number; readonly name: string }[];
  readonly isLoggedIn: boolean;
  readonly seesOffers: boolean;
  readonly hasCart: boolean;
  readonly orders: keyof typeof ordersTitles | null;
}

export function Footer() {
  const { divisions, person } = useStore();
  const shown = divisions.slice(0, DIVISIONS_SHOWN).map(({ id, name }) => ({ id, name }));
  const props = {
    divisions: shown,
    isLoggedIn: person !== null,
    seesOffers: person?.seesOffers === true,
    hasCart: person?.hasCart === true,
    orders: person?.orders ?? null,
  };
  return (
    <CachedFragment
      as="footer"
      className="header-bar mt-12 bg-ink py-10 text-sm text-[#c9d3e6]"
      of={FooterText}
      props={props}
    />
  );
}

function FooterText({ divisions, isLoggedIn, seesOffers, hasCart, orders }: FooterProps) {
  const t = useT();
  return (
    <>
      <div className="page grid gap-8 md:grid-cols-[2fr_2fr_1fr]">
        <div>
          <Logo className="text-white" />
          <p className="mt-3 max-w-sm">{t('frame.about')}</p>
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <WhatsAppLink />
            <Link to="/sucursales" className="py-1 font-medium text-white">
              {t('frame.branches')}
            </Link>
            <Link to="/universidad" className="py-1 font-medium text-white">
              {t('frame.academy')}
            </Link>
          </p>
        </div>
        <nav aria-label={t('frame.footerDivisions')}>
          <h2 className="mb-2 font-semibold text-white">{t('frame.catalogue')}</h2>
          <ul className="gap-x-8 sm:columns-2">
            <FooterTargets seesOffers={seesOffers} />
            {divisions.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/categories/${id}`} className="block py-1">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('frame.footerAccount')}>
          <h2 className="mb-2 font-semibold text-white">{t('frame.yourAccount')}</h2>
          {isLoggedIn ? <AccountLinks hasCart={hasCart} orders={orders} /> : <Pages pages={[toLogin(t)]} />}
        </nav>
      </div>
      <p className="page mt-8 text-xs">{t('frame.priceNote')}</p>
    </>
  );
}

interface Page {
  readonly to: string;
  readonly text: string;
}

const toLogin = (t: Translate): Page => ({ to: '/login', text: t('frame.login') });

/** The account's menu opens with JavaScript alone: without it the rest of what it holds stands here. */
function AccountLinks({ hasCart, orders }: Pick<FooterProps, 'hasCart' | 'orders'>) {
  const t = useT();
  const rest = [
    ...(hasCart ? [{ to: '/quick-order', text: t('frame.quickOrder') }] : []),
    { to: '/user-wish-lists/general', text: t('wishLists.title') },
    { to: '/my-profile', text: t('notifications.title') },
    { to: '/auth?logout=true', text: t('frame.logout') },
  ];
  return (
    <>
      <Pages
        pages={[
          ...(orders ? [{ to: '/sale-orders', text: t(ordersTitles[orders]) }] : []),
          ...(hasCart ? [{ to: '/carts', text: t('frame.cart') }] : []),
        ]}
      />
      <noscript>
        <Pages pages={rest} />
      </noscript>
    </>
  );
}

function Pages({ pages }: { readonly pages: readonly Page[] }) {
  if (pages.length === 0) return null;
  return (
    <ul>
      {pages.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} className="block py-1">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Listings of what is special; discounts and refurbished pieces are not for everybody. */
function FooterTargets({ seesOffers }: { readonly seesOffers: boolean }) {
  const t = useT();
  const targets = [
    { to: '/news', text: t('listing.news') },
    ...(seesOffers
      ? [
          { to: '/promos', text: t('listing.promos') },
          { to: '/outlet', text: t('listing.outlet') },
        ]
      : []),
  ];
  return targets.map(({ to, text }) => (
    <li key={to}>
      <Link to={to} className="block py-1">
        {text}
      </Link>
    </li>
  ));
}

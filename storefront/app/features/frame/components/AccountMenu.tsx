import { Form, Link, useLocation } from '@remix-run/react';
import {
  Bell,
  Building2,
  CircleUserRound,
  ClipboardPaste,
  FileText,
  GraduationCap,
  Heart,
  Landmark,
  LifeBuoy,
  LogIn,
  LogOut,
  Package,
  ReceiptText,
  ShoppingCart,
  UserRoundSearch,
  Users,
} from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { loginAddress } from '../../../lib/format/login-address';
import { useDisclosure } from '../../../lib/hooks/use-disclosure';
import { useLeaving } from '../../../lib/hooks/use-leaving';
import { useOrdersTitle } from '../../orders';
import type { PersonView } from '../../../session/person.view';

export function AccountMenu({ person }: { readonly person: PersonView | null }) {
  const t = useT();
  const place = useLocation();
  if (person !== null) return <PersonMenu person={person} />;
  return (
    <Link to={loginAddress(place)} className="header-link" aria-label={t('frame.login')}>
      <LogIn size={20} aria-hidden />
      <span className="hidden sm:inline">{t('frame.login')}</span>
    </Link>
  );
}

function PersonMenu({ person }: { readonly person: PersonView }) {
  const t = useT();
  const { isOpen, setOpen, container } = useDisclosure<HTMLDivElement>();
  useLeaving(() => setOpen(false));
  return (
    <div ref={container} className="relative max-sm:static">
      <button
        type="button"
        className="header-link"
        aria-expanded={isOpen}
        aria-label={t('frame.account', { name: person.name })}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleUserRound size={22} aria-hidden />
        <span className="hidden max-w-36 flex-col items-start text-left leading-tight xl:flex">
          <span className="w-full truncate text-sm">{person.name}</span>
          {person.company ? (
            <span className="w-full truncate text-2xs font-normal text-[#c9d3e6]">{person.company}</span>
          ) : null}
        </span>
      </button>
      {isOpen ? (
        <div className="dropdown p-2">
          <PersonSummary person={person} />
          <PersonLinks person={person} />
          <LogoutButton />
        </div>
      ) : null}
    </div>
  );
}

function PersonSummary({ person }: { readonly person: PersonView }) {
  return (
    <div className="flex items-center gap-3 border-b border-line p-2 pb-3">
      <span
        className="grid size-10 flex-none place-items-center rounded-full bg-accent-soft font-semibold text-accent"
        aria-hidden
      >
        {person.initials}
      </span>
      <div className="min-w-0">
        <p className="truncate font-semibold">{person.name}</p>
        <p className="truncate text-xs text-muted">{person.company ?? person.email}</p>
      </div>
    </div>
  );
}

function PersonLinks({ person }: { readonly person: PersonView }) {
  const { orders, hasCart, hasInvoices, hasQuotations, hasIncidences, hasStatements } = person;
  const { companyRights = [], hasSecondaryUsers, hasStudents, canImpersonate } = person;
  const t = useT();
  const ordersTitle = useOrdersTitle();
  return (
    <nav aria-label={t('frame.accountPages')} className="py-2">
      {orders === undefined ? null : (
        <Link to="/sale-orders" className="menu-item flex items-center gap-2">
          <Package size={16} aria-hidden /> {ordersTitle}
        </Link>
      )}
      {hasInvoices === true ? (
        <Link to="/invoices" className="menu-item flex items-center gap-2">
          <ReceiptText size={16} aria-hidden /> {t('frame.invoices')}
        </Link>
      ) : null}
      {hasQuotations === true ? (
        <Link to="/quotations" className="menu-item flex items-center gap-2">
          <FileText size={16} aria-hidden /> {t('frame.quotations')}
        </Link>
      ) : null}
      {hasStatements === true ? (
        <Link to="/statements" className="menu-item flex items-center gap-2">
          <Landmark size={16} aria-hidden /> {t('frame.statements')}
        </Link>
      ) : null}
      {hasIncidences === true ? (
        <Link to="/incidences" className="menu-item flex items-center gap-2">
          <LifeBuoy size={16} aria-hidden /> {t('frame.incidences')}
        </Link>
      ) : null}
      {companyRights.length === 0 ? null : (
        <Link to="/my-company" className="menu-item flex items-center gap-2">
          <Building2 size={16} aria-hidden /> {t('frame.myCompany')}
        </Link>
      )}
      {canImpersonate === true ? (
        <Link to="/impersonations" className="menu-item flex items-center gap-2">
          <UserRoundSearch size={16} aria-hidden /> {t('impersonation.title')}
        </Link>
      ) : null}
      {hasSecondaryUsers === true ? (
        <Link to="/secondary-users" className="menu-item flex items-center gap-2">
          <Users size={16} aria-hidden /> {t('frame.secondaryUsers')}
        </Link>
      ) : null}
      {hasStudents === true ? (
        <Link to="/universidad/alumnos" className="menu-item flex items-center gap-2">
          <GraduationCap size={16} aria-hidden /> {t('frame.students')}
        </Link>
      ) : null}
      <Link to="/user-wish-lists/general" className="menu-item flex items-center gap-2">
        <Heart size={16} aria-hidden /> {t('wishLists.title')}
      </Link>
      <Link to="/my-profile" className="menu-item flex items-center gap-2">
        <Bell size={16} aria-hidden /> {t('notifications.title')}
      </Link>
      {hasCart === true ? (
        <>
          <Link to="/quick-order" className="menu-item flex items-center gap-2">
            <ClipboardPaste size={16} aria-hidden /> {t('frame.quickOrder')}
          </Link>
          <Link to="/carts" className="menu-item flex items-center gap-2">
            <ShoppingCart size={16} aria-hidden /> {t('frame.cart')}
          </Link>
        </>
      ) : null}
    </nav>
  );
}

/** Ends the session: the document's logout target. */
function LogoutButton() {
  const t = useT();
  return (
    <Form method="post" action="/auth?logout=true" className="border-t border-line pt-2">
      <CsrfField />
      <button type="submit" className="menu-item flex w-full items-center gap-2 text-left">
        <LogOut size={16} aria-hidden /> {t('frame.logout')}
      </button>
    </Form>
  );
}

import { Link } from '@remix-run/react';
import {
  Bell,
  Building2,
  ClipboardPaste,
  FileText,
  Globe,
  GraduationCap,
  Heart,
  LifeBuoy,
  Package,
  ReceiptText,
  ShoppingCart,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import type { PersonView } from '../../../session/person.view';
import { useOrdersTitle } from '../../orders';

type Row = readonly [isShown: boolean | undefined, to: string, icon: LucideIcon, text: string];

/** The pages of whoever is logged in, as far as they may open them. */
export function PersonLinks({ person }: { readonly person: PersonView }) {
  const t = useT();
  const ordersTitle = useOrdersTitle();
  const rows: readonly Row[] = [
    [person.orders !== undefined, '/sale-orders', Package, ordersTitle],
    [person.hasInvoices, '/invoices', ReceiptText, t('frame.invoices')],
    [person.hasQuotations, '/quotations', FileText, t('frame.quotations')],
    [person.hasStatements, '/statements', ReceiptText, t('frame.statements')],
    [person.hasIncidences, '/incidences', LifeBuoy, t('frame.incidences')],
    [Boolean(person.companyRights?.length), '/my-company', Building2, t('frame.myCompany')],
    [person.canImpersonate, '/impersonations', Users, t('impersonation.title')],
    [person.hasSecondaryUsers, '/secondary-users', Users, t('frame.secondaryUsers')],
    [person.hasStudents, '/universidad/alumnos', GraduationCap, t('frame.students')],
    [person.hasSubscriptions, '/acoba-subscriptions', Globe, t('frame.subscriptions')],
    [true, '/user-wish-lists/general', Heart, t('wishLists.title')],
    [true, '/my-profile', Bell, t('notifications.title')],
    [person.hasCart, '/quick-order', ClipboardPaste, t('frame.quickOrder')],
    [person.hasCart, '/carts', ShoppingCart, t('frame.cart')],
  ];
  return (
    <nav aria-label={t('frame.accountPages')} className="py-2">
      {rows.map(([isShown, to, Icon, text]) =>
        isShown === true ? (
          <Link key={to} to={to} className="menu-item flex items-center gap-2">
            <Icon size={16} aria-hidden /> {text}
          </Link>
        ) : null,
      )}
    </nav>
  );
}

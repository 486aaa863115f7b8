import { Link } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { Dialog } from '../../../components/ui/Dialog';
import { Skeleton } from '../../../components/ui/Skeleton';
import { useT } from '../../../i18n/I18nProvider';
import { useStore } from '../../../lib/hooks/use-store';
import { useOrdersTitle } from '../../orders';
import { useMegaMenu } from '../hooks/use-mega-menu';
import type { MenuGroup } from '../mega-menu.view';

/** The divisions on a phone: one fold per division, its groups inside. */
export default function MobileDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { divisions, person } = useStore();
  const { menu, prepare } = useMegaMenu();
  const ordersTitle = useOrdersTitle();
  useEffect(prepare, [prepare]);
  return (
    <Dialog title={t('frame.menu')} isOpen onClose={onClose} look="drawer">
      <nav aria-label={t('frame.divisions')} className="py-2">
        <Link to="/products" className="block px-4 py-3 font-semibold text-accent">
          {t('frame.allProducts')}
        </Link>
        {divisions.map(({ id, name }) => (
          <details key={id} className="group border-t border-line">
            <summary className="flex min-h-12 list-none items-center justify-between px-4 font-medium">
              {name}
              <ChevronDown size={16} aria-hidden className="text-muted transition-transform group-open:rotate-180" />
            </summary>
            <DivisionFold id={id} name={name} groups={menu ? (menu[id] ?? []) : null} />
          </details>
        ))}
        {person?.orders === undefined ? null : (
          <Link to="/sale-orders" className="block border-t border-line px-4 py-3 font-medium">
            {ordersTitle}
          </Link>
        )}
        {person?.hasInvoices === true ? (
          <Link to="/invoices" className="block border-t border-line px-4 py-3 font-medium">
            {t('frame.invoices')}
          </Link>
        ) : null}
        {person?.hasSecondaryUsers === true ? (
          <Link to="/secondary-users" className="block border-t border-line px-4 py-3 font-medium">
            {t('frame.secondaryUsers')}
          </Link>
        ) : null}
        {person?.hasStudents === true ? (
          <Link to="/universidad/alumnos" className="block border-t border-line px-4 py-3 font-medium">
            {t('frame.students')}
          </Link>
        ) : null}
        {person?.hasSubscriptions === true ? (
          <Link to="/acoba-subscriptions" className="block border-t border-line px-4 py-3 font-medium">
            {t('frame.subscriptions')}
          </Link>
        ) : null}
        <Link to="/universidad" className="block border-t border-line px-4 py-3 font-medium">
          {t('frame.academy')}
        </Link>
      </nav>
    </Dialog>
  );
}

interface FoldProps {
  readonly id: number;
  readonly name: string;
  /** Null while they are asked for. */
  readonly groups: readonly MenuGroup[] | null;
}

function DivisionFold({ id, name, groups }: FoldProps) {
  const t = useT();
  return (
    <ul className="pb-3 pl-4">
      <li>
        <Link to={`/categories/${id}`} className="block px-4 py-2 text-accent">
          {t('frame.allOf', { name })}
        </Link>
      </li>
      {groups === null ? (
        <li className="px-4 py-2">
          <Skeleton lines={4} />
        </li>
      ) : null}
      {groups?.map((group) => (
        <li key={group.id}>
          <Link to={`/categories/${group.id}`} className="block px-4 py-2">
            {group.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

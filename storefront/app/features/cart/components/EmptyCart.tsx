import { Link } from '@remix-run/react';
import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/ui/EmptyState';
import { useT } from '../../../i18n/I18nProvider';

export function EmptyCart({ children }: { readonly children?: ReactNode }) {
  const t = useT();
  return (
    <main id="content" className="page grid gap-4 py-8">
      <h1 className="text-2xl">{t('cart.title')}</h1>
      <EmptyState icon={ShoppingCart} title={t('cart.emptyTitle')} text={t('cart.emptyText')}>
        <Link to="/products" className="btn btn-primary btn-lg">
          {t('errors.toProducts')}
        </Link>
      </EmptyState>
      {children}
    </main>
  );
}

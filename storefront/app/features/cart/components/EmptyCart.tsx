import { Link } from '@remix-run/react';
import { ShoppingCart } from 'lucide-react';
import { EmptyState } from '../../../components/ui/EmptyState';
import { useT } from '../../../i18n/I18nProvider';

export function EmptyCart() {
  const t = useT();
  return (
    <main id="content" className="page py-8">
      <h1 className="mb-3 text-2xl">{t('cart.title')}</h1>
      <EmptyState icon={ShoppingCart} title={t('cart.emptyTitle')} text={t('cart.emptyText')}>
        <Link to="/products" className="btn btn-primary btn-lg">
          {t('errors.toProducts')}
        </Link>
      </EmptyState>
    </main>
  );
}

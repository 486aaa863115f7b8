import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react';
import { TriangleAlert } from 'lucide-react';
import { useT } from '../../i18n/I18nProvider';
import type { Translate } from '../../i18n/translate';
import { useRecovery } from '../../lib/hooks/use-recovery';
import { EmptyState } from '../ui/EmptyState';

const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

function explain(status: number, t: Translate): { title: string; text: string } {
  if (status === 404) return { title: t('errors.notFoundTitle'), text: t('errors.notFoundText') };
  if (status === 403) return { title: t('errors.forbidden'), text: t('errors.forbiddenText') };
  if (status === 419) return { title: t('errors.sessionExpired'), text: t('errors.sessionExpiredText') };
  return { title: t('errors.request'), text: t('errors.requestText') };
}

/** The error page of every route, inside the frame: what happened and where to go from here. A failure of ours ends by itself. */
export function RouteError() {
  const t = useT();
  const { pathname, search } = useLocation();
  const status = statusOf(useRouteError());
  useRecovery(status >= 500);
  return (
    <main id="content" className="page py-8">
      <EmptyState icon={TriangleAlert} heading="h1" {...explain(status, t)}>
        <div className="flex gap-2">
          <a href={pathname + search} className="btn btn-secondary">
            {t('errors.retry')}
          </a>
          <Link to="/products" className="btn btn-primary">
            {t('errors.toProducts')}
          </Link>
        </div>
      </EmptyState>
    </main>
  );
}

import { Link } from '@remix-run/react';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useT } from '../../i18n/I18nProvider';

export interface Crumb {
  readonly name: string;
  /** Absent for the page itself. */
  readonly to?: string;
}

export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <nav aria-label={t('ui.breadcrumbs')} className="flex flex-wrap items-center gap-1 py-2 text-xs text-muted">
      <Link to="/">{t('ui.home')}</Link>
      {crumbs.map(({ name, to }) => (
        <Fragment key={name + (to ?? '')}>
          <ChevronRight size={12} aria-hidden />
          {to === undefined ? <span aria-current="page">{name}</span> : <Link to={to}>{name}</Link>}
        </Fragment>
      ))}
    </nav>
  );
}

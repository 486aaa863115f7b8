import { Link } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import type { ListLink } from '../list-link';
import { NewListButton } from './NewListButton';
import { PlainNewList } from './PlainForms';

interface LinksProps {
  readonly lists: readonly ListLink[];
  readonly current: number;
}

/** The person's lists beside the page: a column on a desk, a row to be pushed along on a phone. */
export function ListLinks({ lists, current }: LinksProps) {
  const t = useT();
  return (
    <nav aria-label={t('wishLists.yours')} className="panel min-w-0 p-2">
      <ul className="flex gap-1 overflow-x-auto lg:block">
        {lists.map(({ id, name, size, url }) => (
          <li key={url} className="flex-none">
            <Link
              to={url}
              aria-current={id === current ? 'page' : undefined}
              className={`menu-item flex max-w-64 items-center justify-between gap-3 ${id === current ? 'bg-accent-soft font-semibold text-accent-strong' : ''}`}
            >
              <span className="min-w-0 truncate">{name}</span>
              <span className="tabular text-xs">{size}</span>
            </Link>
          </li>
        ))}
      </ul>
      <NewListButton className="needs-script btn btn-plain mt-1 lg:w-full" />
      <noscript>
        <PlainNewList />
      </noscript>
    </nav>
  );
}

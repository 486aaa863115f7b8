import { Link } from '@remix-run/react';
import { Heart } from 'lucide-react';
import { useEffect, type MouseEvent } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { useDisclosure } from '../../../lib/hooks/use-disclosure';
import { useLeaving } from '../../../lib/hooks/use-leaving';
import { useWishMarks } from '../hooks/use-wish-marks';
import { NewListButton } from './NewListButton';

/** The person's lists below the heart of the header. Without JavaScript it leads to the general list. */
export function WishListMenu() {
  const t = useT();
  const { load, data } = useWishMarks();
  const { isOpen, setOpen, container } = useDisclosure<HTMLDivElement>();
  useEffect(() => load('/wish-list-marks'), [load]);
  useLeaving(() => setOpen(false));
  const open = (event: MouseEvent) => {
    if (!data || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <div ref={container} className="relative max-sm:static">
      <Link
        to="/user-wish-lists/general"
        className="header-link"
        aria-expanded={isOpen}
        aria-label={t('wishLists.title')}
        onClick={open}
      >
        <Heart size={22} aria-hidden />
      </Link>
      {isOpen && data ? (
        <div className="dropdown p-2">
          <nav aria-label={t('wishLists.title')}>
            <ul className="max-h-80 overflow-y-auto">
              {data.lists.map(({ name, size, url }) => (
                <li key={url}>
                  <Link to={url} className="menu-item flex items-center justify-between gap-3">
                    <span className="min-w-0 truncate">{name}</span>
                    <span className="badge tabular">{size}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-1 border-t border-line pt-2">
            <NewListButton className="btn btn-plain w-full" />
          </div>
        </div>
      ) : null}
    </div>
  );
}

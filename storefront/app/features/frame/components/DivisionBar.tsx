import { Link, useLocation } from '@remix-run/react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { useHoverMenu } from '../hooks/use-hover-menu';
import { useMegaMenu } from '../hooks/use-mega-menu';
import { isMenuCorrected, menuLayout, type DivisionLink } from '../mega-menu.view';
import { MegaPanel } from './MegaPanel';

/** The bar of divisions with its panels. Without JavaScript each division is a link to its category page. */
export function DivisionBar({ divisions }: { readonly divisions: readonly DivisionLink[] }) {
  const t = useT();
  const { menu, prepare } = useMegaMenu();
  const { openId, show, hide, toggle, container } = useHoverMenu();
  const { key } = useLocation();
  const closeOnPage = useRef(hide);
  closeOnPage.current = hide;
  useEffect(() => closeOnPage.current(), [key]);

  return (
    <nav aria-label={t('frame.divisions')} onPointerEnter={prepare} onFocus={prepare}>
      <div ref={container} className="page relative" onPointerLeave={hide}>
        <ul className="-mx-2 flex min-h-10 justify-between">
          {divisions.map((division, index) => {
            const groups = menu?.[division.id] ?? [];
            const layout = menuLayout(groups);
            const isCorrected = layout !== 'large' && isMenuCorrected(index);
            return (
              <DivisionItem
                key={division.id}
                division={division}
                isOpen={openId === division.id}
                isCorrected={isCorrected}
                onShow={() => show(division.id)}
                onToggle={() => toggle(division.id)}
              >
                {openId === division.id && menu ? (
                  <MegaPanel division={division} groups={groups} layout={layout} isCorrected={isCorrected} />
                ) : null}
              </DivisionItem>
            );
          })}
        </ul>
      </div>
    </nav>
  );
}

interface ItemProps {
  readonly division: DivisionLink;
  readonly isOpen: boolean;
  readonly isCorrected: boolean;
  readonly onShow: () => void;
  readonly onToggle: () => void;
  readonly children: React.ReactNode;
}

function DivisionItem({ division, isOpen, isCorrected, onShow, onToggle, children }: ItemProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onToggle();
  };
  return (
    <li className={isCorrected ? 'relative' : undefined}>
      <Link
        to={`/categories/${division.id}`}
        className="division-link"
        aria-expanded={isOpen}
        onPointerEnter={onShow}
        onClick={open}
      >
        {division.name}
      </Link>
      {children}
    </li>
  );
}

import { Link } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import type { DivisionLink, MenuGroup, MenuLayout } from '../mega-menu.view';

interface PanelProps {
  readonly division: DivisionLink;
  readonly groups: readonly MenuGroup[];
  readonly layout: MenuLayout;
  /** Ends where its division does, or it would leave the screen. */
  readonly isCorrected: boolean;
}

const columns = { small: 'columns-1', medium: 'columns-2', large: 'columns-4 2xl:columns-5' } as const;

/** Pixels between a panel and the edge of the screen. */
const EDGE_PX = 24;

/** How far divisions reach differs by language: a panel that would leave the screen on the right moves back. */
function keepOnScreen(panel: HTMLElement | null) {
  if (panel === null) return;
  const past = panel.getBoundingClientRect().right - (document.documentElement.clientWidth - EDGE_PX);
  if (past > 0) panel.style.marginLeft = `${-past}px`;
}

/** The panel of one division: its groups and their categories, as wide as it has to be. */
export function MegaPanel({ division, groups, layout, isCorrected }: PanelProps) {
  const t = useT();
  return (
    <div
      ref={layout === 'large' || isCorrected ? null : keepOnScreen}
      className={`mega-panel mega-${layout} ${isCorrected ? 'right-0' : ''}`}
    >
      <Link to={`/categories/${division.id}`} className="mb-3 inline-block font-semibold text-accent">
        {t('frame.allOf', { name: division.name })}
      </Link>
      <ul className={`${columns[layout]} gap-6`}>
        {groups.map((group) => (
          <li key={group.id} className="mb-3 break-inside-avoid">
            <Link to={`/categories/${group.id}`} className="menu-item font-semibold">
              {group.name}
            </Link>
            <ul>
              {group.children.map((child) => (
                <li key={child.id}>
                  <Link to={`/categories/${child.id}`} className="menu-item text-sm text-muted">
                    {child.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

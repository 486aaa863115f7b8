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

/** The panel of one division: its groups and their categories, as wide as it has to be. */
export function MegaPanel({ division, groups, layout, isCorrected }: PanelProps) {
  const t = useT();
  return (
    <div className={`mega-panel mega-${layout} ${isCorrected ? 'right-0' : ''}`}>
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

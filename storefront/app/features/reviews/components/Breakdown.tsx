import { Link } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import type { ReviewsView } from '../reviews.view';

/** The share of each level, each leading to its reviews. */
export function Breakdown({ levels }: Pick<ReviewsView, 'levels'>) {
  const t = useT();
  return (
    <ul className="grid gap-1 text-sm">
      {levels.map(({ stars, percent, url }) => (
        <li key={stars}>
          <Link to={url} className="grid min-h-6 grid-cols-[82px_minmax(0,1fr)_40px] items-center gap-2">
            <span>{t.count('reviews.level', stars)}</span>
            <span className="h-2 overflow-hidden rounded-full bg-sunken" aria-hidden>
              <span className="block h-full bg-star" style={{ width: `${percent}%` }} />
            </span>
            <span className="tabular text-right text-muted">{percent}%</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

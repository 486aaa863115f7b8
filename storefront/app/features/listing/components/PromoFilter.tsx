import { useT } from '../../../i18n/I18nProvider';
import type { NarrowingView } from '../listing.view';

interface PromoFilterProps {
  readonly view: NarrowingView;
  readonly onChange: () => void;
}

/** Reduced at all, or by how much; steps that leave nothing are not offered. */
export function PromoFilter({ view, onChange }: PromoFilterProps) {
  const t = useT();
  const { promo, filter, path } = view;
  if (promo === null || (promo.any === 0 && filter.promo === null)) return null;
  const isPromoPage = path === '/promos';
  const choices = [
    {
      value: '',
      label: t(isPromoPage ? 'listing.promoAny' : 'listing.promoNone'),
      count: isPromoPage ? promo.any : null,
    },
    ...(isPromoPage ? [] : [{ value: 'any', label: t('listing.promoAny'), count: promo.any }]),
    ...promo.steps
      .filter(({ percent, count }) => count > 0 || percent === filter.promo)
      .map(({ percent, count }) => ({ value: String(percent), label: t('listing.promoFrom', { percent }), count })),
  ];
  const chosen = String(filter.promo ?? '');
  return (
    <fieldset>
      <legend className="float-left mb-1 text-sm font-semibold text-ink">{t('listing.promo')}</legend>
      <ul className="clear-both">
        {choices.map(({ value, label, count }) => (
          <li key={value}>
            <label className="flex min-h-7 items-center gap-2 text-sm">
              <input type="radio" name="promo" value={value} defaultChecked={value === chosen} onChange={onChange} />
              <span className="flex-1 truncate">{label}</span>
              {count === null ? null : <span className="text-xs text-muted tabular">{count}</span>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

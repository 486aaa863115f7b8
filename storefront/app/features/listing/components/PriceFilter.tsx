import { useT } from '../../../i18n/I18nProvider';
import { useStore } from '../../../lib/hooks/use-store';
import { AMOUNT_PATTERN } from '../filter-from';
import type { NarrowingView } from '../listing.view';

/** From and to, in the currency on screen; the ends of the list stand as hints. */
export function PriceFilter({ view }: { readonly view: NarrowingView }) {
  const t = useT();
  const { currency } = useStore();
  const { min, max } = view.filter.priceRange;
  const field = {
    type: 'text',
    inputMode: 'decimal',
    pattern: AMOUNT_PATTERN,
    title: t('listing.priceExample'),
    className: 'field tabular !px-2',
  } as const;
  return (
    <fieldset>
      <legend className="float-left mb-2 text-sm font-semibold text-ink">{t('listing.price', { currency })}</legend>
      <div className="clear-both flex items-center gap-2">
        <input
          {...field}
          name="priceMin"
          aria-label={t('listing.priceMin')}
          defaultValue={min ?? ''}
          placeholder={view.price?.min ?? t('listing.min')}
        />
        <span aria-hidden>–</span>
        <input
          {...field}
          name="priceMax"
          aria-label={t('listing.priceMax')}
          defaultValue={max ?? ''}
          placeholder={view.price?.max ?? t('listing.max')}
        />
      </div>
      <button type="submit" className="btn btn-secondary btn-sm mt-2 w-full">
        {t('listing.applyPrice')}
      </button>
    </fieldset>
  );
}

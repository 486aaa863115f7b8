import { useI18n } from '../../i18n/I18nProvider';

/** A rating, read only: five stars filled by halves. */
export function Stars({ rating, className = '' }: { readonly rating: number; readonly className?: string }) {
  const { t } = useI18n();
  return (
    <span className={`stars ${className}`} role="img" aria-label={t('reviews.stars', { rating })}>
      <span style={{ width: `${rating * 20}%` }} />
    </span>
  );
}

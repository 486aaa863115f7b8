import { Link } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import { imageSources } from '../../../lib/format/image-sources';
import type { BrandTile } from '../home.view';

export function BrandStrip({ brands }: { readonly brands: readonly BrandTile[] }) {
  const t = useT();
  if (brands.length === 0) return null;
  return (
    <section aria-label={t('home.brands')} className="later brand-strip py-4">
      <h2 className="mb-2 text-lg">{t('home.brands')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-2">
        {brands.map(({ id, name, logo, url }) => (
          <li key={id}>
            <Link
              to={url}
              className="panel grid h-14 place-items-center px-3 text-center font-semibold text-muted !no-underline hover:border-accent hover:text-accent"
            >
              {logo === null ? (
                name
              ) : (
                <img
                  {...imageSources(logo, [160, 320])}
                  sizes="104px"
                  alt={name}
                  width={104}
                  height={36}
                  loading="lazy"
                  className="max-h-9 object-contain"
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { FileDown } from 'lucide-react';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatBytes } from '../../../lib/format/bytes';
import type { DocumentView } from '../product-parts.view';

/** Public documents of a product to take away. */
export function Documents({ documents }: { readonly documents: readonly DocumentView[] }) {
  const { t, tag } = useI18n();
  if (documents.length === 0) return null;
  return (
    <section aria-label={t('product.documents')} className="panel self-start p-4">
      <h2 className="mb-2 text-lg">{t('product.documents')}</h2>
      <ul className="grid gap-1">
        {documents.map(({ id, name, url, kind, bytes }) => (
          <li key={id}>
            <a href={url} download className="menu-item -mx-2 flex items-center gap-2 text-sm">
              <FileDown size={18} aria-hidden className="flex-none text-accent" />
              <span className="min-w-0 flex-1 break-words">{name}</span>
              <span className="flex-none text-xs text-muted tabular">
                {[kind, bytes === null ? null : formatBytes(bytes, tag)].filter(Boolean).join(' · ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useT } from '../../../i18n/I18nProvider';
import type { DatasheetGroupView } from '../product-parts.view';

/** The characteristics of a product by group. */
export function Datasheet({ groups }: { readonly groups: readonly DatasheetGroupView[] }) {
  const t = useT();
  if (groups.length === 0) return null;
  return (
    <section aria-label={t('product.datasheet')} className="panel p-4">
      <h2 className="mb-2 text-lg">{t('product.datasheet')}</h2>
      <div className="datasheet">
        {groups.map(({ name, fields }) => (
          <div key={name} className="break-inside-avoid pb-3">
            <h3 className="border-b border-line-strong py-1 text-sm">{name}</h3>
            <dl className="text-sm">
              {fields.map(({ code, name: label, value }) => (
                <div key={code} className="grid grid-cols-2 gap-3 border-b border-line py-1">
                  <dt className="text-muted">{label}</dt>
                  <dd className="font-medium">
                    {typeof value === 'boolean' ? t(value ? 'product.yes' : 'product.no') : value}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

import { useState } from 'react';
import type { FacetAnswer } from '../../../api/contract';
import { useT } from '../../../i18n/I18nProvider';

const SHOWN_AT_FIRST = 12;

interface BrandFilterProps {
  readonly brands: readonly FacetAnswer[];
  readonly chosen: readonly number[];
  readonly onChange: () => void;
}

export function BrandFilter({ brands, chosen, onChange }: BrandFilterProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  if (brands.length === 0) return null;
  const shown = isWhole ? brands : brands.slice(0, SHOWN_AT_FIRST);
  return (
    <fieldset>
      <legend className="float-left mb-1 text-sm font-semibold text-ink">{t('listing.brands')}</legend>
      <ul className="clear-both max-h-80 overflow-auto">
        {shown.map(({ id, name, count }) => (
          <li key={id}>
            <label className="flex min-h-7 items-center gap-2 text-sm">
              <input
                type="checkbox"
                name="brandIds"
                value={id}
                defaultChecked={chosen.includes(id)}
                onChange={onChange}
              />
              <span className="flex-1 truncate">{name}</span>
              <span className="text-xs text-muted tabular">{count}</span>
            </label>
          </li>
        ))}
      </ul>
      {brands.length > shown.length ? (
        <button type="button" className="btn btn-plain btn-sm -ml-2" onClick={() => setWhole(true)}>
          {t('listing.moreBrands', { count: brands.length - shown.length })}
        </button>
      ) : null}
    </fieldset>
  );
}

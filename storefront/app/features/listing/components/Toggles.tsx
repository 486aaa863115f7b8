import { useT } from '../../../i18n/I18nProvider';
import type { NarrowingView } from '../listing.view';

interface TogglesProps {
  readonly view: NarrowingView;
  readonly onChange: () => void;
}

/** In stock, new, refurbished: each with how many products it leaves. */
export function Toggles({ view, onChange }: TogglesProps) {
  const t = useT();
  if (view.toggles.length === 0) return null;
  return (
    <fieldset>
      <legend className="sr-only">{t('listing.availability')}</legend>
      {view.toggles.map(({ name, count }) => (
        <label key={name} className="flex min-h-7 items-center gap-2 text-sm">
          <input type="checkbox" name={name} value="1" defaultChecked={view.filter[name]} onChange={onChange} />
          <span className="flex-1 font-medium">{t(`listing.toggle_${name}`)}</span>
          <span className="text-xs text-muted tabular">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

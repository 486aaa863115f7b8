import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import type { SealedNarrowing } from '../listing.view';
import { Filters } from './Filters';

const Drawer = lazy(async () => ({ default: (await import('../../../components/ui/Dialog')).Dialog }));

/** The filters on a phone, behind one button. */
export function FilterDrawer({ view }: { readonly view: SealedNarrowing }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <button type="button" className="btn btn-secondary" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={16} aria-hidden /> {t('listing.filter')}
      </button>
      {isOpen ? (
        <Suspense>
          <Drawer title={t('listing.filters')} isOpen onClose={() => setOpen(false)} look="drawer">
            <div className="p-3 [&_.panel]:border-0 [&_label]:min-h-10 [&_fieldset_ul]:max-h-105">
              <Filters view={view} />
            </div>
            <div className="sticky bottom-0 border-t border-line bg-surface p-3">
              <button type="button" className="btn btn-primary btn-lg w-full" onClick={() => setOpen(false)}>
                {t.count('listing.show', view.total)}
              </button>
            </div>
          </Drawer>
        </Suspense>
      ) : null}
    </div>
  );
}

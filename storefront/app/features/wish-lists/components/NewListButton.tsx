import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { useLeaving } from '../../../lib/hooks/use-leaving';

const NewListDialog = lazy(() => import('./NewListDialog'));

/** Opens the window that makes a list. */
export function NewListButton({ className }: { readonly className: string }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  useLeaving(() => setOpen(false));
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus size={16} aria-hidden /> {t('wishLists.newList')}
      </button>
      {isOpen ? (
        <Suspense>
          <NewListDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

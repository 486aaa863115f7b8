import { Dialog } from '../../../components/ui/Dialog';
import { useT } from '../../../i18n/I18nProvider';
import { NewListForm } from './NewListForm';

/** The window in its creation-only mode: no product; the new list opens. */
export default function NewListDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('wishLists.newList')} isOpen onClose={onClose}>
      <NewListForm redirectTo="/user-wish-lists/" onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
}

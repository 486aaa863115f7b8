import { Form } from '@remix-run/react';
import { Dialog } from '../../../components/ui/Dialog';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';

interface DialogProps {
  readonly id: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asked before a list goes with everything in it. */
export default function RemoveDialog({ id, name, onClose }: DialogProps) {
  const t = useT();
  return (
    <Dialog
      title={t('wishLists.removeTitle')}
      description={t('wishLists.removeText', { name })}
      isOpen
      onClose={onClose}
    >
      <Form method="post" className="flex justify-end gap-2" onSubmit={onClose}>
        <CsrfField />
        <input type="hidden" name="intent" value="remove-list" />
        <input type="hidden" name="list_id" value={id} />
        <button type="button" className="btn btn-secondary" onClick={onClose}>
          {t('wishLists.cancel')}
        </button>
        <button type="submit" className="btn btn-danger">
          {t('wishLists.removeYes')}
        </button>
      </Form>
    </Dialog>
  );
}

import { useFetcher } from '@remix-run/react';
import { useId } from 'react';
import { Dialog } from '../../../components/ui/Dialog';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { useListNotice, type ListFormAnswer } from '../hooks/use-list-notice';
import { NameField } from './NameField';

interface DialogProps {
  readonly id: number;
  readonly name: string;
  readonly onClose: () => void;
}

export default function RenameDialog({ id, name, onClose }: DialogProps) {
  const t = useT();
  const field = useId();
  const { Form, state, data } = useFetcher<ListFormAnswer>();
  useListNotice(data, onClose);
  return (
    <Dialog title={t('wishLists.renameTitle')} isOpen onClose={onClose}>
      <Form method="post" action="/wish-lists" className="grid gap-4">
        <CsrfField />
        <input type="hidden" name="intent" value="rename-list" />
        <input type="hidden" name="list_id" value={id} />
        <NameField id={field} initial={name} errors={data?.errors?.name} />
        <SubmitButton className="justify-self-end" isBusy={state !== 'idle'}>
          {t('wishLists.save')}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

import { useFetcher } from '@remix-run/react';
import { useId } from 'react';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { useListNotice, type ListFormAnswer } from '../hooks/use-list-notice';
import { NameField } from './NameField';

interface FormProps {
  /** Kept in the new list at once. */
  readonly productId?: number;
  /** After it is made, to this address followed by its id. */
  readonly redirectTo?: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A name, and the list is made. */
export function NewListForm({ productId, redirectTo, onDone, onCancel }: FormProps) {
  const t = useT();
  const id = useId();
  const { Form, state, data } = useFetcher<ListFormAnswer>();
  useListNotice(data, onDone);
  return (
    <Form method="post" action="/wish-lists" className="grid gap-4">
      <CsrfField />
      <input type="hidden" name="intent" value="new-list" />
      {productId === undefined ? null : <input type="hidden" name="product_id" value={productId} />}
      {redirectTo === undefined ? null : <input type="hidden" name="redirectTo" value={redirectTo} />}
      <NameField id={id} errors={data?.errors?.name} />
      <div className="flex justify-end gap-2">
        <button type="button" className="btn btn-secondary" onClick={onCancel}>
          {t('wishLists.cancel')}
        </button>
        <SubmitButton isBusy={state !== 'idle'}>{t('wishLists.create')}</SubmitButton>
      </div>
    </Form>
  );
}

import { useFetcher } from '@remix-run/react';
import { Check, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog';
import { Spinner } from '../../../components/ui/Spinner';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { notify } from '../../../lib/hooks/notifications';
import { useListNotice, type ListFormAnswer } from '../hooks/use-list-notice';
import type { ListChoice, ListLink } from '../list-link';
import { NewListForm } from './NewListForm';

interface DialogProps {
  readonly productId: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** The window of a product: choose among the lists, or make a new one with the product in it (storefront document, section 4). */
export default function KeepDialog({ productId, name, onClose }: DialogProps) {
  const t = useT();
  const { load, data } = useFetcher<() => Promise<ListChoice | null>>();
  const [isNew, setNew] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => load(`/wish-lists?product_id=${productId}`), [load, productId]);
  useEffect(() => {
    if (data !== null) return;
    notify('error', t('errors.request'));
    close.current();
  }, [data, t]);
  return (
    <Dialog title={t('wishLists.dialogTitle')} description={name} isOpen onClose={onClose}>
      {isNew ? (
        <NewListForm productId={productId} onDone={onClose} onCancel={() => setNew(false)} />
      ) : (
        <>
          {!data ? (
            <p className="flex justify-center py-6" role="status" aria-label={t('wishLists.loading')}>
              <Spinner />
            </p>
          ) : (
            <ul className="grid gap-2">
              {data.lists.map((list) => (
                <li key={list.id ?? 'general'}>
                  <ListToggle list={list} productId={productId} />
                </li>
              ))}
            </ul>
          )}
          <div className="mt-4 flex justify-between gap-2 border-t border-line pt-4">
            <button type="button" className="btn btn-plain" onClick={() => setNew(true)}>
              <Plus size={16} aria-hidden /> {t('wishLists.newList')}
            </button>
            <button type="button" className="btn btn-secondary" onClick={onClose}>
              {t('ui.close')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** A list one keeps the product in, or takes it out of. */
function ListToggle({ list, productId }: { readonly list: ListLink; readonly productId: number }) {
  const t = useT();
  const { Form, state, data } = useFetcher<ListFormAnswer>();
  useListNotice(data);
  const isIn = list.detailId !== null;
  const intent = isIn ? 'drop' : list.id === null ? 'keep-general' : 'keep';
  return (
    <Form method="post" action="/wish-lists">
      <CsrfField />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="product_id" value={productId} />
      {list.id === null ? null : <input type="hidden" name="list_id" value={list.id} />}
      {isIn ? <input type="hidden" name="detail_id" value={list.detailId} /> : null}
      <button
        type="submit"
        aria-pressed={isIn}
        disabled={state !== 'idle'}
        className={`btn btn-lg w-full !justify-between ${isIn ? 'btn-soft' : 'btn-secondary'}`}
      >
        <span className="min-w-0 truncate">{list.name}</span>
        <span className="flex items-center gap-2 text-xs font-normal">
          {t.count('wishLists.size', list.size)}
          {isIn ? <Check size={18} aria-hidden /> : null}
        </span>
      </button>
    </Form>
  );
}

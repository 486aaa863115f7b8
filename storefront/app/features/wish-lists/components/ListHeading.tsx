import { Form } from '@remix-run/react';
import { Download, Pencil, ShoppingCart, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { WishListView } from '../wish-list.view';
import { PlainListForms } from './PlainForms';

const RenameDialog = lazy(() => import('./RenameDialog'));
const RemoveDialog = lazy(() => import('./RemoveDialog'));

/** The list's name and what can be done with the whole of it. */
export function ListHeading({ view }: { readonly view: WishListView }) {
  const t = useT();
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const close = () => setAsked(null);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h1 className="mr-auto min-w-0 text-2xl [overflow-wrap:anywhere]">{view.name}</h1>
      {view.isGeneral ? null : (
        <>
          <button type="button" className="needs-script btn btn-secondary" onClick={() => setAsked('rename')}>
            <Pencil size={16} aria-hidden /> {t('wishLists.rename')}
          </button>
          <button type="button" className="needs-script btn btn-outline-danger" onClick={() => setAsked('remove')}>
            <Trash2 size={16} aria-hidden /> {t('wishLists.remove')}
          </button>
          <noscript>
            <PlainListForms id={view.id} name={view.name} />
          </noscript>
        </>
      )}
      {view.kept.length === 0 ? null : (
        <a href={`/wish-list-downloads/${view.id}`} className="btn btn-secondary" download>
          <Download size={16} aria-hidden /> {t('wishLists.download')}
        </a>
      )}
      {view.canBuyAny ? <ToCart listId={view.id} /> : null}
      <Suspense>
        {asked === 'rename' ? <RenameDialog id={view.id} name={view.name} onClose={close} /> : null}
        {asked === 'remove' ? <RemoveDialog id={view.id} name={view.name} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

function ToCart({ listId }: { readonly listId: number }) {
  const t = useT();
  return (
    <Form method="post">
      <CsrfField />
      <input type="hidden" name="intent" value="list-to-cart" />
      <input type="hidden" name="list_id" value={listId} />
      <button type="submit" className="btn btn-primary">
        <ShoppingCart size={16} aria-hidden /> {t('wishLists.addAll')}
      </button>
    </Form>
  );
}

import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { WishListView } from '../wish-list.view';
import { NameField } from './NameField';

/** Without JavaScript: what the window of a new list does, in place. */
export function PlainNewList() {
  const t = useT();
  return (
    <Plain title={t('wishLists.newList')} intent="new-list" button={t('wishLists.create')}>
      <input type="hidden" name="redirectTo" value="/user-wish-lists/" />
      <NameField id="plain-new-list" errors={undefined} />
    </Plain>
  );
}

/** Without JavaScript: what the windows of a list's name and of its end do. */
export function PlainListForms({ id, name }: Pick<WishListView, 'id' | 'name'>) {
  const t = useT();
  return (
    <div className="flex flex-wrap gap-2">
      <Plain title={t('wishLists.rename')} intent="rename-list" button={t('wishLists.save')}>
        <input type="hidden" name="list_id" value={id} />
        <NameField id="plain-name" initial={name} errors={undefined} />
      </Plain>
      <Plain title={t('wishLists.remove')} intent="remove-list" button={t('wishLists.removeYes')}>
        <input type="hidden" name="list_id" value={id} />
        <p>{t('wishLists.removeText', { name })}</p>
      </Plain>
    </div>
  );
}

interface PlainProps {
  readonly title: string;
  readonly intent: string;
  readonly button: string;
  readonly children: ReactNode;
}

function Plain({ title, intent, button, children }: PlainProps) {
  return (
    <details className="panel px-3 py-2">
      <summary className="cursor-pointer font-medium">{title}</summary>
      <Form method="post" className="mt-2 grid gap-3">
        <CsrfField />
        <input type="hidden" name="intent" value={intent} />
        {children}
        <button type="submit" className="btn btn-secondary justify-self-end">
          {button}
        </button>
      </Form>
    </details>
  );
}

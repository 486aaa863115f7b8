import { Form, useNavigation } from '@remix-run/react';
import { Trash2 } from 'lucide-react';
import { Field } from '../../../components/ui/Field';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';

interface SavedProps {
  readonly saved: readonly { readonly id: number; readonly name: string; readonly pieces: number }[];
  /** There is something to save. */
  readonly isFilled: boolean;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** Carts kept under a name, to be bought again another day. */
export function SavedCarts({ saved, isFilled, errors }: SavedProps) {
  const t = useT();
  const isSending = useNavigation().formMethod === 'POST';
  if (saved.length === 0 && !isFilled) return null;
  return (
    <details className="panel p-4" open={errors.name !== undefined}>
      <summary className="cursor-pointer font-medium">{t.count('purchase.cartSavedCarts', saved.length)}</summary>
      <div className="mt-3 grid gap-4">
        {isFilled ? (
          <Form key={saved.length} method="post" action="/carts" className="flex flex-wrap items-end gap-2" noValidate>
            <CsrfField />
            <input type="hidden" name="intent" value="save-cart" />
            <Field id="saved-name" label={t('purchase.cartSaveAs')} errors={errors.name} className="w-72 max-w-full">
              {(aria) => <input {...aria} name="name" maxLength={80} className="field" />}
            </Field>
            <SubmitButton variant="secondary" isBusy={isSending} hasSpinner={false}>
              {t('purchase.cartSave')}
            </SubmitButton>
          </Form>
        ) : null}
        <ul className="divide-y divide-line empty:hidden">
          {saved.map(({ id, name, pieces }) => (
            <li key={id} className="flex flex-wrap items-center gap-2 py-2">
              <span className="min-w-0 flex-1 basis-48">
                <span className="block truncate font-medium">{name}</span>
                <span className="text-xs text-muted">{t.count('product.pieces', pieces)}</span>
              </span>
              <SavedForm
                id={id}
                intent="load-cart"
                name={name}
                label={t('purchase.cartSavedAdd')}
                isSending={isSending}
              />
              {isFilled ? (
                <SavedForm
                  id={id}
                  intent="load-cart"
                  isReplacing
                  name={name}
                  label={t('purchase.cartSavedReplace')}
                  isSending={isSending}
                />
              ) : null}
              <Form method="post" action="/carts">
                <CsrfField />
                <input type="hidden" name="intent" value="remove-saved-cart" />
                <input type="hidden" name="saved_id" value={id} />
                <button
                  type="submit"
                  className="btn btn-icon btn-outline-danger"
                  aria-label={t('purchase.cartSavedRemove', { name })}
                >
                  <Trash2 size={16} aria-hidden />
                </button>
              </Form>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

interface FormProps {
  readonly id: number;
  readonly intent: string;
  readonly name: string;
  readonly label: string;
  readonly isSending: boolean;
  readonly isReplacing?: boolean;
}

function SavedForm({ id, intent, name, label, isSending, isReplacing = false }: FormProps) {
  return (
    <Form method="post" action="/carts">
      <CsrfField />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="saved_id" value={id} />
      {isReplacing ? <input type="hidden" name="replace" value="1" /> : null}
      <SubmitButton variant="secondary" size="sm" isBusy={isSending} hasSpinner={false}>
        {label}
        <span className="sr-only"> {name}</span>
      </SubmitButton>
    </Form>
  );
}

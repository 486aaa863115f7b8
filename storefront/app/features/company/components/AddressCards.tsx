import { Form, Link, useNavigation } from '@remix-run/react';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { AddressView } from '../../addresses';

interface CardsProps {
  readonly addresses: readonly AddressView[];
  /** Where the list stands. */
  readonly base: string;
  /** A company has one main address; a book has none. */
  readonly hasMain: boolean;
  readonly mayWrite: boolean;
}

export function AddressCards({ addresses, base, hasMain, mayWrite }: CardsProps) {
  const t = useT();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {addresses.map((address) => (
        <li key={address.id} className="panel flex flex-col gap-2 p-4">
          <div className="flex items-start justify-between gap-2">
            <h2 className="min-w-0 text-md break-words">{address.title}</h2>
            <span className="flex flex-none flex-wrap justify-end gap-1">
              {address.isMain ? <span className="badge badge-blue">{t('company.main')}</span> : null}
              {address.type === null ? null : <span className="badge">{address.type}</span>}
            </span>
          </div>
          <p>{address.place}</p>
          <p className="text-sm text-muted">{address.receiver}</p>
          {mayWrite ? <CardForms address={address} base={base} hasMain={hasMain} /> : null}
        </li>
      ))}
    </ul>
  );
}

interface FormsProps extends Pick<CardsProps, 'base' | 'hasMain'> {
  readonly address: AddressView;
}

function CardForms({ address: { id, title, isMain, isFavorite }, base, hasMain }: FormsProps) {
  const t = useT();
  return (
    <div className="mt-auto flex flex-wrap items-center gap-1 pt-2">
      <Link to={`${base}/${id}`} className="btn btn-secondary btn-sm">
        <Pencil size={14} aria-hidden /> {t('company.edit')}
        <span className="sr-only"> {title}</span>
      </Link>
      {hasMain ? (
        <Toggle
          intent="set-main"
          id={id}
          isOn={isMain}
          label={t(isMain ? 'company.unsetMain' : 'company.setMain')}
          title={title}
        />
      ) : null}
      <span className="ml-auto flex gap-1">
        <Form method="post">
          <CsrfField />
          <input type="hidden" name="intent" value="set-favorite" />
          <input type="hidden" name="address_id" value={id} />
          <input type="hidden" name="value" value={isFavorite ? '0' : '1'} />
          <button
            type="submit"
            aria-pressed={isFavorite}
            aria-label={t('company.favoriteNamed', { name: title })}
            className="btn btn-icon btn-plain"
          >
            <Star size={16} aria-hidden fill={isFavorite ? 'currentColor' : 'none'} />
          </button>
        </Form>
        <Removal id={id} title={title} />
      </span>
    </div>
  );
}

/** Asks once more, in place: with and without JavaScript. */
function Removal({ id, title }: { readonly id: number; readonly title: string }) {
  const t = useT();
  return (
    <details className="relative">
      <summary
        className="btn btn-icon btn-outline-danger list-none"
        aria-label={t('company.removeNamed', { name: title })}
      >
        <Trash2 size={16} aria-hidden />
      </summary>
      <Form method="post" className="absolute right-0 bottom-full z-10 mb-1">
        <CsrfField />
        <input type="hidden" name="intent" value="remove-address" />
        <input type="hidden" name="address_id" value={id} />
        <button type="submit" className="btn btn-danger btn-sm shadow-raised">
          {t('wishLists.removeYes')}
          <span className="sr-only"> {title}</span>
        </button>
      </Form>
    </details>
  );
}

interface ToggleProps {
  readonly intent: string;
  readonly id: number;
  readonly isOn: boolean;
  readonly label: string;
  readonly title: string;
}

function Toggle({ intent, id, isOn, label, title }: ToggleProps) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post">
      <CsrfField />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="address_id" value={id} />
      <input type="hidden" name="value" value={isOn ? '0' : '1'} />
      <button type="submit" disabled={isSending} className="btn btn-plain btn-sm">
        {label}
        <span className="sr-only"> {title}</span>
      </button>
    </Form>
  );
}

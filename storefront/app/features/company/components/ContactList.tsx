import { Form } from '@remix-run/react';
import { Mail, MessageCircle, Phone, Trash2 } from 'lucide-react';
import type { FieldErrors } from '../../../api/errors';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { ContactKind } from '../company.api.server';
import type { ContactView } from '../company.view';
import { ContactForm } from './ContactForm';
import { VerifyContact } from './VerifyContact';

interface ListProps {
  readonly kind: ContactKind;
  readonly contacts: readonly ContactView[];
  readonly types: readonly { readonly id: number; readonly name: string }[];
  readonly mayWrite: boolean;
  readonly errors: FieldErrors;
  /** The form that the errors are of. */
  readonly target: string;
  /** A code is on its way to `target`. */
  readonly isCodeSent?: boolean;
  /** Kinds of notice that an e-mail may receive. */
  readonly notices?: readonly { readonly id: number; readonly name: string }[];
}

const icons = { emails: Mail, telephones: Phone, whatsapp: MessageCircle } as const;

/** Contacts of one kind, each with its change below it, and a new one at the end. */
export function ContactList(props: ListProps) {
  const { kind, contacts, types, mayWrite, errors, target, notices = [], isCodeSent = false } = props;
  const t = useT();
  const Icon = icons[kind];
  const title = t(`company.${kind}`);
  return (
    <section aria-label={title} className="panel p-4">
      <h2 className="mb-2 flex items-center gap-2 text-lg">
        <Icon size={18} aria-hidden className="text-muted" /> {title}
      </h2>
      {contacts.length === 0 ? <p className="text-muted">{t('company.noneYet')}</p> : null}
      <ul className="divide-y divide-line">
        {contacts.map((contact) => {
          const own = `${kind}-${contact.id}`;
          return (
            <li key={contact.id} className="py-3">
              <Contact contact={contact} kind={kind} mayWrite={mayWrite} notices={notices} />
              {mayWrite && contact.isVerified === false && kind !== 'telephones' ? (
                <VerifyContact
                  kind={kind}
                  contact={contact}
                  isCodeSent={target === own && isCodeSent}
                  errors={target === own ? errors : {}}
                />
              ) : null}
              {mayWrite ? (
                <details className="mt-1" open={target === own && isOfForm(errors)}>
                  <summary className="cursor-pointer text-sm text-accent">
                    {t('company.edit')}
                    <span className="sr-only"> {contact.text}</span>
                  </summary>
                  <ContactForm
                    kind={kind}
                    contact={contact}
                    types={types}
                    notices={notices}
                    errors={target === own ? errors : {}}
                  />
                </details>
              ) : null}
            </li>
          );
        })}
      </ul>
      {mayWrite ? (
        <details
          className="mt-2 border-t border-line pt-3"
          open={contacts.length === 0 || (target === `${kind}-new` && Object.keys(errors).length > 0)}
        >
          <summary className="cursor-pointer font-medium text-accent">{t(`company.new_${kind}`)}</summary>
          <ContactForm
            key={contacts.length}
            kind={kind}
            contact={null}
            types={types}
            notices={notices}
            errors={target === `${kind}-new` ? errors : {}}
          />
        </details>
      ) : null}
    </section>
  );
}

/** Whether what was refused stands in the form of a contact, and not where its code is typed. */
const isOfForm = (errors: FieldErrors): boolean => Object.keys(errors).some((field) => field !== 'code');

interface ContactProps extends Pick<ListProps, 'kind' | 'mayWrite'> {
  readonly notices: NonNullable<ListProps['notices']>;
  readonly contact: ContactView;
}

function Contact({ contact: { id, text, type, isVerified, noticeIds }, kind, mayWrite, notices }: ContactProps) {
  const t = useT();
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{text}</p>
        <p className="flex flex-wrap gap-1">
          {type === null ? null : <span className="badge">{type}</span>}
          {isVerified ? <span className="badge badge-green">{t('company.verified')}</span> : null}
          {isVerified === false ? <span className="badge badge-yellow">{t('company.unverified')}</span> : null}
        </p>
        {noticeIds.length === 0 ? null : (
          <p className="text-sm text-muted">
            {t('company.receives')}{' '}
            {notices
              .filter((each) => noticeIds.includes(each.id))
              .map(({ name }) => name)
              .join(', ')}
          </p>
        )}
      </div>
      {mayWrite ? (
        <Form method="post">
          <CsrfField />
          <input type="hidden" name="intent" value="remove-contact" />
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="contact_id" value={id} />
          <button
            type="submit"
            aria-label={t('company.removeNamed', { name: text })}
            className="btn btn-icon btn-outline-danger"
          >
            <Trash2 size={16} aria-hidden />
          </button>
        </Form>
      ) : null}
    </div>
  );
}

import { Form, useNavigation } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { Field } from '../../../components/ui/Field';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { ContactKind } from '../company.api.server';
import type { ContactView } from '../company.view';

interface FormProps {
  readonly kind: ContactKind;
  /** Null for a new one. */
  readonly contact: ContactView | null;
  readonly types: readonly { readonly id: number; readonly name: string }[];
  /** Kinds of notice that an e-mail may receive. */
  readonly notices: readonly { readonly id: number; readonly name: string }[];
  readonly errors: FieldErrors;
}

/** What a contact is made of. */
export function ContactForm({ kind, contact, types, notices, errors }: FormProps) {
  const t = useT();
  const isSending = useNavigation().formMethod === 'POST';
  const id = `${kind}-${contact?.id ?? 'new'}`;
  const typeField = kind === 'emails' ? 'email_type_id' : 'type_id';
  return (
    <Form method="post" className="mt-2 grid gap-3" noValidate>
      <CsrfField />
      <input type="hidden" name="intent" value={contact === null ? 'add-contact' : 'change-contact'} />
      <input type="hidden" name="kind" value={kind} />
      {contact === null ? null : <input type="hidden" name="contact_id" value={contact.id} />}
      <ValueField id={id} kind={kind} value={contact?.value ?? ''} errors={errors} />
      {kind === 'telephones' ? (
        <Field id={`${id}-extension`} label={t('company.extension')} errors={errors.extension}>
          {(aria) => (
            <input
              {...aria}
              name="extension"
              inputMode="numeric"
              defaultValue={contact?.extension ?? ''}
              maxLength={10}
              className="field"
            />
          )}
        </Field>
      ) : null}
      {types.length === 0 ? null : (
        <Field id={`${id}-type`} label={t('company.type')} errors={errors[typeField]}>
          {(aria) => (
            <select {...aria} name={typeField} defaultValue={contact?.typeId ?? types[0]?.id} className="field">
              {types.map((type) => (
                <option key={type.id} value={type.id}>
                  {type.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {kind === 'emails' && notices.length > 0 ? (
        <fieldset>
          <legend className="mb-1 text-sm font-medium">{t('company.notices')}</legend>
          {notices.map((notice) => (
            <label key={notice.id} className="flex items-center gap-2 py-1 text-sm">
              <input
                type="checkbox"
                name="notice_ids"
                value={notice.id}
                defaultChecked={contact?.noticeIds.includes(notice.id) ?? false}
              />
              {notice.name}
            </label>
          ))}
          <p className="text-xs text-muted">{t('company.noticesHint')}</p>
        </fieldset>
      ) : null}
      <SubmitButton variant="secondary" className="justify-self-end" isBusy={isSending} hasSpinner={false}>
        {t('company.save')}
      </SubmitButton>
    </Form>
  );
}

interface ValueProps extends Pick<FormProps, 'kind' | 'errors'> {
  readonly id: string;
  readonly value: string;
}

function ValueField({ id, kind, value, errors }: ValueProps) {
  const t = useT();
  const isEmail = kind === 'emails';
  const hint = kind === 'whatsapp' ? { hint: t('company.whatsappHint') } : {};
  return (
    <Field
      id={`${id}-value`}
      label={t(isEmail ? 'company.email' : 'company.number')}
      errors={(isEmail ? errors.email : errors.number)?.slice(0, 1)}
      {...hint}
    >
      {(aria) => (
        <input
          {...aria}
          type={isEmail ? 'email' : 'tel'}
          name={isEmail ? 'email' : 'number'}
          defaultValue={value}
          maxLength={isEmail ? 254 : 30}
          className="field"
        />
      )}
    </Field>
  );
}

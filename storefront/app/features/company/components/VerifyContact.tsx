import { Form, useNavigation } from '@remix-run/react';
import type { FormEvent } from 'react';
import type { FieldErrors } from '../../../api/errors';
import { Field } from '../../../components/ui/Field';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { VerifiedKind } from '../company.api.server';
import type { ContactView } from '../company.view';

interface VerifyProps {
  readonly kind: VerifiedKind;
  readonly contact: ContactView;
  /** A code is on its way to this contact. */
  readonly isCodeSent: boolean;
  readonly errors: FieldErrors;
}

const CODE_DIGITS = 6;

/** Takes away what is no digit as it is typed or pasted. */
function keepDigits({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
  const digits = field.value.replace(/\D/g, '');
  if (digits !== field.value) field.value = digits;
}

/** Has a code sent to a contact, and takes it: with and without JavaScript. */
export function VerifyContact({ kind, contact: { id, text }, isCodeSent, errors }: VerifyProps) {
  const t = useT();
  const isSending = useNavigation().formMethod === 'POST';
  const hidden = (intent: string) => (
    <>
      <CsrfField />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="contact_id" value={id} />
    </>
  );
  return (
    <details className="mt-1" open={isCodeSent || errors.code !== undefined}>
      <summary className="cursor-pointer text-sm text-accent">
        {t('company.verify')}
        <span className="sr-only"> {text}</span>
      </summary>
      <div className="mt-2 grid gap-3">
        <Form method="post">
          {hidden('send-code')}
          <button type="submit" disabled={isSending} className="btn btn-secondary btn-sm">
            {t('company.sendCode')}
            <span className="sr-only"> {text}</span>
          </button>
        </Form>
        <Form method="post" className="flex flex-wrap items-end gap-2" noValidate>
          {hidden('check-code')}
          <Field
            id={`code-${kind}-${id}`}
            label={t('company.code')}
            hint={t('company.codeHint')}
            errors={errors.code}
            className="flex-1 basis-40"
          >
            {(aria) => (
              <input
                {...aria}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                pattern="[0-9]{6}"
                maxLength={CODE_DIGITS}
                onInput={keepDigits}
                className="field tracking-widest tabular-nums"
              />
            )}
          </Field>
          <button type="submit" disabled={isSending} className="btn btn-primary btn-sm mb-5">
            {t('company.checkCode')}
          </button>
        </Form>
      </div>
    </details>
  );
}

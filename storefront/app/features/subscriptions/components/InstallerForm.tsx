import { Form, Link, useNavigation } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { Alert } from '../../../components/ui/Alert';
import { LabelledInput } from '../../../components/ui/LabelledInput';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { checkoutAddress } from '../checkout.view';
import type { InstallerAnswer } from '../subscriptions.api.server';

interface Props {
  readonly productId: number;
  /** An account that the platform has not opened yet. */
  readonly installer: InstallerAnswer | null;
  readonly errors: FieldErrors;
}

/** Renders the form by which somebody who subscribes for the first time opens an account, with what to do before. */
export function InstallerForm({ productId, installer, errors }: Props) {
  const t = useT();
  const { formData } = useNavigation();
  const { confirmed: unconfirmed } = errors;
  const fields = [
    ['name', t('subscriptions.name'), undefined, { maxLength: 160, required: true, autoComplete: 'name' }],
    [
      'email',
      t('subscriptions.email'),
      t('subscriptions.emailHint'),
      { type: 'email', maxLength: 254, required: true, autoComplete: 'email' },
    ],
    [
      'telephone',
      t('subscriptions.telephone'),
      undefined,
      { type: 'tel', maxLength: 20, required: true, autoComplete: 'tel' },
    ],
    ['address', t('subscriptions.address'), undefined, { maxLength: 500, autoComplete: 'street-address' }],
  ] as const;
  return (
    <>
      <section className="panel grid gap-3 p-4" aria-labelledby="steps-title">
        <h2 id="steps-title" className="text-lg">
          {t('subscriptions.firstTime')}
        </h2>
        <ol className="grid list-decimal gap-2 pl-5">
          <li>{t('subscriptions.step1')}</li>
          <li>{t('subscriptions.step2')}</li>
          <li>{t('subscriptions.step3')}</li>
        </ol>
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          {t('subscriptions.thenReload')}
          <Link to={checkoutAddress(productId)} className="btn btn-secondary btn-sm">
            {t('subscriptions.reload')}
          </Link>
        </p>
      </section>
      <Form method="post" className="panel grid gap-4 p-4" aria-labelledby="installer-title">
        <h2 id="installer-title" className="text-lg">
          {t('subscriptions.installerTitle')}
        </h2>
        <CsrfField />
        <input type="hidden" name="intent" value="open" />
        <input type="hidden" name="product_id" value={productId} />
        {fields.map(([name, label, hint, input]) => (
          <LabelledInput
            key={name}
            label={label}
            {...(hint === undefined ? {} : { hint })}
            errors={errors[name]}
            errorId={`${name}-error`}
            input={{ id: name, name, defaultValue: installer?.[name] ?? '', ...input }}
          />
        ))}
        <label className="flex items-start gap-2">
          <input type="checkbox" name="confirmed" className="mt-0.5" aria-invalid={unconfirmed !== undefined} />
          {t('subscriptions.sameEmail')}
        </label>
        {unconfirmed === undefined ? null : <Alert kind="warning">{unconfirmed.join(' ')}</Alert>}
        <SubmitButton isBusy={formData?.get('intent') === 'open'} className="justify-self-start">
          {t('subscriptions.open')}
        </SubmitButton>
      </Form>
    </>
  );
}

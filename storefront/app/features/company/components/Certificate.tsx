import { Form, useNavigation } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { Alert } from '../../../components/ui/Alert';
import { Facts } from '../../../components/ui/Facts';
import { Field } from '../../../components/ui/Field';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { CertificateView } from '../certificate.view';

interface CertificateProps {
  readonly view: CertificateView;
  readonly errors: FieldErrors;
  readonly mayWrite: boolean;
}

/** The certificate of the tax authority: what was read of it, where it differs from what was typed, and another one. */
export function Certificate({ view, errors, mayWrite }: CertificateProps) {
  const t = useT();
  const isBusy = useNavigation().formData?.get('intent') === 'upload-certificate';
  return (
    <section className="panel grid content-start gap-3 p-4" aria-labelledby="certificate-title">
      <h2 id="certificate-title" className="text-lg">
        {t('company.certificate')}
      </h2>
      {view.read === null ? <p className="text-muted">{t('company.noCertificate')}</p> : <Read view={view} />}
      {mayWrite ? (
        <Form method="post" encType="multipart/form-data" className="grid gap-3 border-t border-line pt-3">
          <CsrfField />
          <input type="hidden" name="intent" value="upload-certificate" />
          <Field
            label={t('company.certificateFile')}
            hint={t('company.certificateHint')}
            errors={errors.tax_certificate}
          >
            <input type="file" name="tax_certificate" accept=".pdf,application/pdf" className="h-auto py-2" />
          </Field>
          <SubmitButton variant="secondary" className="justify-self-start" isBusy={isBusy}>
            {t('company.readCertificate')}
          </SubmitButton>
        </Form>
      ) : null}
    </section>
  );
}

function Read({ view: { read, differences, isValid } }: Pick<CertificateProps, 'view'>) {
  const t = useT();
  if (read === null) return null;
  return (
    <>
      {isValid ? <Alert kind="success">{t('company.certificateValid')}</Alert> : null}
      {differences.length === 0 ? null : (
        <Alert kind="warning">
          <p>{t('company.certificateDiffers')}</p>
          <ul className="mt-1 font-normal">
            {differences.map(({ field, certificate, typed }) => (
              <li key={field}>
                {t(`company.field_${field}`)}: {t('company.differs', { certificate, typed })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Facts
        facts={[
          [t('company.field_rfc'), read.rfc],
          [t('company.field_business_name'), read.businessName],
          [t('company.field_zip_code'), read.zipCode],
          [t('company.field_tax_regime_id'), read.regimes.join(', ')],
        ]}
      />
    </>
  );
}

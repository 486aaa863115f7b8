import { useT } from '../../../i18n/I18nProvider';
import type { DraftAnswer, RegimeAnswer, UseAnswer } from '../registration.api.server';
import { Choice, Field } from './Field';
import { DocumentFields, QuestionnaireFields } from './LastFields';
import type { StepFieldsProps } from './step-fields';

const namedOptions = (named: readonly (RegimeAnswer | UseAnswer)[]) =>
  named.map(({ id, code, name }) => [id, `${code} · ${name}`] as const);

/** The fields of a step. */
export function StepFields(props: StepFieldsProps) {
  if (props.step === 'registry') return <RegistryFields {...props} />;
  if (props.step === 'fiscal') return <FiscalFields {...props} />;
  if (props.step === 'reference') return <ReferenceFields {...props} />;
  if (props.step === 'questionnaire') return <QuestionnaireFields {...props} />;
  return <DocumentFields {...props} />;
}

function RegistryFields({ draft, errors }: StepFieldsProps) {
  const t = useT();
  const value = (name: keyof DraftAnswer['registry']) => draft?.registry[name];
  const types = [
    ['integrator', t('registration.typeIntegrator')],
    ['reseller', t('registration.typeReseller')],
    ['installer', t('registration.typeInstaller')],
    ['retailer', t('registration.typeRetailer')],
    ['government', t('registration.typeGovernment')],
  ] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        name="registry.name"
        label={t('registration.name')}
        value={value('name')}
        errors={errors}
        input={{ required: true, autoComplete: 'given-name' }}
      />
      <Field
        name="registry.paternal_surname"
        label={t('registration.paternalSurname')}
        value={value('paternal_surname')}
        errors={errors}
        input={{ autoComplete: 'family-name' }}
      />
      <Field
        name="registry.maternal_surname"
        label={t('registration.maternalSurname')}
        value={value('maternal_surname')}
        errors={errors}
      />
      <Field
        name="registry.email"
        label={t('registration.email')}
        hint={t('registration.emailHint')}
        value={value('email')}
        errors={errors}
        input={{ type: 'email', required: true, autoComplete: 'email' }}
      />
      <Field
        name="registry.telephone"
        label={t('registration.telephone')}
        value={value('telephone')}
        errors={errors}
        input={{ type: 'tel', autoComplete: 'tel' }}
      />
      <Field
        name="registry.whatsapp_number"
        label={t('registration.whatsapp')}
        value={value('whatsapp_number')}
        errors={errors}
        input={{ type: 'tel' }}
      />
      <Field
        name="registry.tradename"
        label={t('registration.tradename')}
        value={value('tradename')}
        errors={errors}
        input={{ autoComplete: 'organization' }}
      />
      <Choice
        name="registry.company_type"
        label={t('registration.companyType')}
        value={value('company_type')}
        errors={errors}
        options={types}
        blank={t('registration.choose')}
      />
      <Field name="registry.state_name" label={t('registration.state')} value={value('state_name')} errors={errors} />
      <Field name="registry.web_page" label={t('registration.webPage')} value={value('web_page')} errors={errors} />
    </div>
  );
}

function FiscalFields({ draft, errors, regimes, uses }: StepFieldsProps) {
  const t = useT();
  const value = (name: keyof DraftAnswer['fiscal']) => draft?.fiscal[name];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        name="fiscal.rfc"
        label={t('registration.rfc')}
        value={value('rfc')}
        errors={errors}
        input={{ autoCapitalize: 'characters', maxLength: 13 }}
      />
      <Field
        name="fiscal.business_name"
        label={t('registration.businessName')}
        hint={t('registration.businessNameHint')}
        value={value('business_name')}
        errors={errors}
      />
      <Choice
        name="fiscal.tax_regime_id"
        label={t('registration.regime')}
        value={value('tax_regime_id')}
        errors={errors}
        options={namedOptions(regimes)}
        blank={t('registration.choose')}
      />
      <Choice
        name="fiscal.cfdi_use_id"
        label={t('registration.use')}
        value={value('cfdi_use_id')}
        errors={errors}
        options={namedOptions(uses)}
        blank={t('registration.choose')}
      />
      <Field
        name="fiscal.zip_code"
        label={t('registration.zip')}
        value={value('zip_code')}
        errors={errors}
        input={{ inputMode: 'numeric', maxLength: 5 }}
      />
    </div>
  );
}

const ROWS = [0, 1, 2] as const;

function ReferenceFields({ draft, errors }: StepFieldsProps) {
  const t = useT();
  const address = draft?.addresses[0];
  const addressFields = [
    ['street', t('registration.street')],
    ['exterior_number', t('registration.exteriorNumber')],
    ['colony', t('registration.colony')],
    ['zip_code', t('registration.addressZip')],
    ['municipality', t('registration.municipality')],
    ['state', t('registration.state')],
  ] as const;
  return (
    <div className="grid gap-6">
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{t('registration.references')}</legend>
        {errors.reference === undefined ? null : <p className="text-sm text-bad">{errors.reference.join(' ')}</p>}
        {ROWS.map((row) => (
          <div key={row} className="grid gap-3 sm:grid-cols-3">
            <Field
              name={`reference.${row}.name`}
              label={t('registration.referenceName', { number: row + 1 })}
              value={draft?.reference[row]?.name}
              errors={errors}
            />
            <Field
              name={`reference.${row}.contact`}
              label={t('registration.referenceContact')}
              value={draft?.reference[row]?.contact}
              errors={errors}
            />
            <Field
              name={`reference.${row}.telephone`}
              label={t('registration.referenceTelephone')}
              value={draft?.reference[row]?.telephone}
              errors={errors}
              input={{ type: 'tel' }}
            />
          </div>
        ))}
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">{t('registration.address')}</legend>
        {addressFields.map(([name, label]) => (
          <Field key={name} name={`addresses.0.${name}`} label={label} value={address?.[name]} errors={errors} />
        ))}
      </fieldset>
    </div>
  );
}

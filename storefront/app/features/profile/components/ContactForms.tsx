import type { FieldErrors } from '../../../api/errors';
import { useT } from '../../../i18n/I18nProvider';
import type { ProfileAnswer } from '../profile.api.server';
import { FormPanel } from './FormPanel';
import { ProfileInput } from './ProfileInput';

interface EmailsProps {
  readonly emails: ProfileAnswer['emails'];
  readonly errors: FieldErrors;
  readonly isBusy: boolean;
}

/** Further e-mails of a person: one line each, and an empty one for the next. */
export function EmailsForm({ emails, errors, isBusy }: EmailsProps) {
  const t = useT();
  return (
    <FormPanel intent="emails" title={t('profile.emails')} isBusy={isBusy} key={emails.length}>
      {[...emails, { email: '' }].map(({ email }, at) => (
        <ProfileInput
          key={email || 'next'}
          name={`email.${at}`}
          type="email"
          label={email === '' ? t('profile.anotherEmail') : t('profile.emailNumber', { number: String(at + 1) })}
          defaultValue={email}
          maxLength={254}
          errors={errors}
          errorKey={`emails.${at}.email`}
        />
      ))}
      <p className="text-sm text-muted">{t('profile.emptyToRemove')}</p>
    </FormPanel>
  );
}

interface TelephonesProps {
  readonly telephones: ProfileAnswer['telephones'];
  readonly errors: FieldErrors;
  readonly isBusy: boolean;
}

const none = { number: '', area_code: null, extension: null, telephone_type_id: 1, country_code: '52' };

/** Telephones of a person: one line each, and an empty one for the next. */
export function TelephonesForm({ telephones, errors, isBusy }: TelephonesProps) {
  const t = useT();
  return (
    <FormPanel intent="telephones" title={t('profile.telephones')} isBusy={isBusy} key={telephones.length}>
      {[...telephones, none].map((telephone, at) => {
        const number = `${telephone.area_code ?? ''}${telephone.number}`;
        return (
          <fieldset key={number || 'next'} className="grid gap-2 sm:grid-cols-[9rem_1fr_7rem]">
            <legend className="sr-only">{t('profile.telephoneNumber', { number: String(at + 1) })}</legend>
            <input type="hidden" name={`country.${at}`} value={telephone.country_code} />
            <div>
              <label htmlFor={`profile-type.${at}`} className="mb-1 block font-medium">
                {t('profile.telephoneType')}
              </label>
              <select
                id={`profile-type.${at}`}
                name={`type.${at}`}
                className="field"
                defaultValue={telephone.telephone_type_id}
              >
                <option value={1}>{t('profile.mobile')}</option>
                <option value={2}>{t('profile.landline')}</option>
              </select>
            </div>
            <ProfileInput
              name={`number.${at}`}
              type="tel"
              label={number === '' ? t('profile.anotherTelephone') : t('profile.telephone')}
              defaultValue={number}
              maxLength={20}
              errors={errors}
              errorKey={`telephones.${at}.number`}
            />
            <ProfileInput
              name={`extension.${at}`}
              label={t('profile.extension')}
              defaultValue={telephone.extension ?? ''}
              inputMode="numeric"
              maxLength={10}
              errors={errors}
              errorKey={`telephones.${at}.extension`}
            />
          </fieldset>
        );
      })}
      <p className="text-sm text-muted">{t('profile.emptyToRemove')}</p>
    </FormPanel>
  );
}

import type { FieldErrors } from '../../../api/errors';
import { useT } from '../../../i18n/I18nProvider';
import type { ProfileAnswer } from '../profile.api.server';
import { FormPanel } from './FormPanel';
import { ProfileInput } from './ProfileInput';

interface PersonProps {
  readonly person: ProfileAnswer['person'];
  readonly errors: FieldErrors;
  readonly isBusy: boolean;
}

/** One's names and day of birth. */
export function PersonForm({ person, errors, isBusy }: PersonProps) {
  const t = useT();
  return (
    <FormPanel intent="person" title={t('profile.person')} isBusy={isBusy}>
      <ProfileInput
        name="name"
        label={t('profile.name')}
        defaultValue={person.name ?? ''}
        maxLength={120}
        autoComplete="given-name"
        required
        errors={errors}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <ProfileInput
          name="paternal_surname"
          label={t('profile.paternalSurname')}
          defaultValue={person.paternal_surname ?? ''}
          maxLength={120}
          required
          errors={errors}
        />
        <ProfileInput
          name="maternal_surname"
          label={t('profile.maternalSurname')}
          defaultValue={person.maternal_surname ?? ''}
          maxLength={120}
          errors={errors}
        />
      </div>
      <ProfileInput
        name="birthdate"
        type="date"
        label={t('profile.birthdate')}
        defaultValue={person.birthdate ?? ''}
        autoComplete="bday"
        errors={errors}
      />
    </FormPanel>
  );
}

interface PhotoProps {
  readonly hasPhoto: boolean;
  readonly errors: FieldErrors;
  readonly isBusy: boolean;
}

/** One's photo: chosen, replaced, or taken away by saving none. */
export function PhotoForm({ hasPhoto, errors, isBusy }: PhotoProps) {
  const t = useT();
  return (
    <FormPanel intent="photo" title={t('profile.photo')} isBusy={isBusy} hasFile>
      {hasPhoto ? (
        <img
          src="/my-profile/photo"
          alt={t('profile.photoAlt')}
          width={96}
          height={96}
          className="h-24 w-24 rounded-full object-cover"
        />
      ) : null}
      <ProfileInput
        name="photo"
        type="file"
        label={t('profile.choosePhoto')}
        accept="image/png,image/jpeg,image/webp"
        errors={errors}
      />
      <p className="text-sm text-muted">{hasPhoto ? t('profile.photoRemoveHint') : t('profile.photoHint')}</p>
    </FormPanel>
  );
}

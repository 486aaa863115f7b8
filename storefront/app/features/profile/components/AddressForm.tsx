import type { FieldErrors } from '../../../api/errors';
import { useT } from '../../../i18n/I18nProvider';
import type { ProfileAddress } from '../profile.api.server';
import { FormPanel } from './FormPanel';
import { ProfileInput } from './ProfileInput';

interface Props {
  readonly address: ProfileAddress | null;
  readonly errors: FieldErrors;
  readonly isBusy: boolean;
}

const fields = [
  ['street', 'profile.street', 160],
  ['exterior_number', 'profile.exteriorNumber', 20],
  ['interior_number', 'profile.interiorNumber', 20],
  ['zip_code', 'profile.zipCode', 5],
  ['colony', 'profile.colony', 120],
  ['municipality', 'profile.municipality', 120],
  ['state', 'profile.state', 80],
  ['references', 'profile.references', 500],
] as const;

/** One's own address; saving it empty takes it away. */
export function AddressForm({ address, errors, isBusy }: Props) {
  const t = useT();
  return (
    <FormPanel intent="address" title={t('profile.address')} isBusy={isBusy}>
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map(([name, label, maxLength]) => (
          <ProfileInput
            key={name}
            name={name}
            label={t(label)}
            defaultValue={address?.[name] ?? ''}
            maxLength={maxLength}
            errors={errors}
            errorKey={`addresses.0.${name}`}
          />
        ))}
      </div>
    </FormPanel>
  );
}

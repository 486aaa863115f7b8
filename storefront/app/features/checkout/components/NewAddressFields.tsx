import { TOAST_MS } from '@mayorista/config/constants';
import { useEffect } from 'react';
import type { FieldErrors } from '../../../api/errors';
import { GeneralErrors } from '../../../components/ui/Alert';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { notify } from '../../../lib/hooks/notifications';
import { AddressFields, isIncomplete, type AddressValues } from '../../addresses';
import type { PostalAnswer } from '../../addresses/index.server';

interface FieldsProps {
  readonly type: string;
  readonly values: AddressValues;
  readonly postal: PostalAnswer | null;
  readonly errors: FieldErrors;
}

/** A new address of a cart, and whether it is kept. */
export function NewAddressFields({ type, values, postal, errors }: FieldsProps) {
  const t = useT();
  useEffect(() => {
    // It stays for so long that the fields can be looked for (storefront document, section 9).
    if (isIncomplete(errors)) notify('error', t('addresses.incomplete'), TOAST_MS.incompleteAddress);
  }, [errors, t]);
  return (
    <>
      <CsrfField />
      <input type="hidden" name="intent" value="new-address" />
      <input type="hidden" name="type" value={type} />
      <GeneralErrors messages={[errors._general, errors.direction_not_found].flatMap((texts) => texts ?? [])} />
      <AddressFields idPrefix="new" values={values} postal={postal} errors={errors} />
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {type === 'own_carrier' ? null : (
          <label className="flex items-center gap-2">
            <input type="checkbox" name="save" value="1" defaultChecked /> {t('purchase.saveAddress')}
          </label>
        )}
        <label className="flex items-center gap-2">
          <input type="checkbox" name="is_favorited" value="1" defaultChecked={values.isFavorite} />{' '}
          {t('addresses.favorite')}
        </label>
      </div>
    </>
  );
}

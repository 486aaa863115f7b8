import { useState } from 'react';
import type { FieldErrors } from '../../../api/errors';
import { Field } from '../../../components/ui/Field';
import { useT } from '../../../i18n/I18nProvider';
import type { PostalAnswer } from '../addresses.api.server';
import { TYPED_COLONY } from '../address.schema';
import { colonyChoice, type AddressField, type AddressValues } from '../address.view';
import { usePostalCode } from '../hooks/use-postal-code';

interface FieldsProps {
  /** Told apart on a page that has several. */
  readonly idPrefix: string;
  readonly values: AddressValues;
  readonly postal: PostalAnswer | null;
  readonly errors: FieldErrors;
}

/** All that is typed of an address: its postal code fills settlement, municipality and state. */
export function AddressFields({ idPrefix, values, postal: known, errors }: FieldsProps) {
  const t = useT();
  const { postal, isAsking, ask } = usePostalCode(known);
  const text = (field: AddressField, more: React.InputHTMLAttributes<HTMLInputElement> = {}, className = '') => (
    <Field
      id={`${idPrefix}-${field}`}
      label={t(`addresses.field_${field}`)}
      errors={errors[field]}
      className={className}
    >
      {(aria) => <input {...aria} name={field} defaultValue={values[field]} className="field" {...more} />}
    </Field>
  );
  return (
    <div className="grid gap-3 sm:grid-cols-6">
      {text('receivers_name', { autoComplete: 'shipping name', maxLength: 160 }, 'sm:col-span-3')}
      {text('telephone', { type: 'tel', autoComplete: 'shipping tel', maxLength: 20 }, 'sm:col-span-3')}
      {text('street', { autoComplete: 'shipping address-line1', maxLength: 160 }, 'sm:col-span-6')}
      {text('exterior_number', { maxLength: 20 }, 'sm:col-span-2')}
      {text('interior_number', { maxLength: 20 }, 'sm:col-span-2')}
      {text(
        'zip_code',
        {
          inputMode: 'numeric',
          autoComplete: 'shipping postal-code',
          maxLength: 5,
          onChange: ({ currentTarget }) => ask(currentTarget.value),
        },
        'sm:col-span-2',
      )}
      <p role="status" className="sr-only">
        {isAsking || postal === null ? '' : `${postal.municipality}, ${postal.state}`}
      </p>
      <Colony key={postal?.zip_code ?? ''} idPrefix={idPrefix} values={values} postal={postal} errors={errors.colony} />
      <Filled idPrefix={idPrefix} field="municipality" values={values} postal={postal} errors={errors} />
      <Filled idPrefix={idPrefix} field="state" values={values} postal={postal} errors={errors} />
      {text('reference', { maxLength: 250 }, 'sm:col-span-4')}
      {text('alias', { maxLength: 80 }, 'sm:col-span-2')}
    </div>
  );
}

interface PlaceProps extends Omit<FieldsProps, 'errors'> {
  readonly errors: readonly string[] | undefined;
}

/** A settlement of the postal code, or one that the post does not know. */
function Colony({ idPrefix, values, postal, errors }: PlaceProps) {
  const t = useT();
  const { known, isTyped } = colonyChoice(values, postal);
  const [isOwn, setOwn] = useState(isTyped);
  const id = `${idPrefix}-colony`;
  if (known.length === 0)
    return (
      <Field id={id} label={t('addresses.field_colony')} errors={errors} className="sm:col-span-6">
        {(aria) => (
          <input {...aria} name="typed_colony" defaultValue={values.colony} maxLength={120} className="field" />
        )}
      </Field>
    );
  const chosen = isTyped ? TYPED_COLONY : values.colony;
  return (
    <>
      <Field
        id={id}
        label={t('addresses.field_colony')}
        errors={isOwn ? undefined : errors}
        className={isOwn ? 'sm:col-span-3' : 'sm:col-span-6'}
      >
        {(aria) => (
          <select
            {...aria}
            name="colony"
            defaultValue={chosen}
            className="field"
            onChange={({ currentTarget }) => setOwn(currentTarget.value === TYPED_COLONY)}
          >
            <option value="">{t('addresses.chooseColony')}</option>
            {known.map((colony) => (
              <option key={colony}>{colony}</option>
            ))}
            <option value={TYPED_COLONY}>{t('addresses.otherColony')}</option>
          </select>
        )}
      </Field>
      {isOwn ? (
        <TypedColony id={`${id}-typed`} value={isTyped ? values.colony : ''} errors={errors} />
      ) : (
        <noscript>
          <TypedColony id={`${id}-typed`} value="" errors={undefined} />
        </noscript>
      )}
    </>
  );
}

interface TypedProps {
  readonly id: string;
  readonly value: string;
  readonly errors: readonly string[] | undefined;
}

function TypedColony({ id, value, errors }: TypedProps) {
  const t = useT();
  return (
    <Field id={id} label={t('addresses.typedColony')} errors={errors} className="sm:col-span-3">
      {(aria) => <input {...aria} name="typed_colony" defaultValue={value} maxLength={120} className="field" />}
    </Field>
  );
}

interface FilledProps extends FieldsProps {
  readonly field: 'municipality' | 'state';
}

/** What the postal code says, until somebody types another thing. */
function Filled({ idPrefix, field, values, postal, errors }: FilledProps) {
  const t = useT();
  const isNew = postal !== null && postal.zip_code !== values.zip_code;
  const value = isNew ? postal[field] : values[field] || (postal?.[field] ?? '');
  return (
    <Field
      id={`${idPrefix}-${field}`}
      label={t(`addresses.field_${field}`)}
      errors={errors[field]}
      className="sm:col-span-3"
      key={postal?.zip_code ?? ''}
    >
      {(aria) => <input {...aria} name={field} defaultValue={value} maxLength={120} className="field" />}
    </Field>
  );
}

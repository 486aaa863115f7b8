import { Link } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { Field } from '../../../components/ui/Field';
import { useT } from '../../../i18n/I18nProvider';
import { deliveryMethods, type DeliveryMethod, type DeliveryView } from '../delivery.view';

interface FieldsProps {
  readonly id: number;
  readonly delivery: DeliveryView;
  readonly errors: FieldErrors;
}

const placeField: Readonly<Record<DeliveryMethod, string>> = {
  branch_pickup: 'branch_id',
  home_delivery: 'address_id',
  own_carrier: 'address_id',
  delivery_office: 'office_id',
};

/** The way of delivery, and what it asks for: the ways are links, so that the fields are there without JavaScript. */
export function DeliveryFields({ id, delivery: { method, places, carriers }, errors }: FieldsProps) {
  const t = useT();
  const field = placeField[method];
  return (
    <>
      <input type="hidden" name="delivery_method" value={method} />
      <nav aria-label={t('quotations.delivery')} className="flex flex-wrap gap-2">
        {deliveryMethods.map((each) => (
          <Link
            key={each}
            to={`/quotations/${id}/order?delivery=${each}`}
            preventScrollReset
            replace
            aria-current={each === method ? 'true' : undefined}
            className={`btn btn-sm ${each === method ? 'btn-primary' : 'btn-secondary'}`}
          >
            {t(`quotations.delivery_${each}`)}
          </Link>
        ))}
      </nav>
      {places.length === 0 ? (
        <p className="text-muted">{t('quotations.noPlaces')}</p>
      ) : (
        <Field label={t(`quotations.place_${method}`)} errors={errors[field]}>
          <select key={method} name={field}>
            {places.map((place) => (
              <option key={place.id} value={place.id}>
                {place.name}
              </option>
            ))}
          </select>
        </Field>
      )}
      {carriers.length === 0 ? null : (
        <Field label={t('quotations.carrier')} errors={errors.carrier_id}>
          <select name="carrier_id">
            {carriers.map((carrier) => (
              <option key={carrier.id} value={carrier.id}>
                {carrier.name}
              </option>
            ))}
          </select>
        </Field>
      )}
      {method === 'home_delivery' || method === 'own_carrier' ? null : (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={t('quotations.receiverName')} errors={errors.receiver_name}>
            <input name="receiver_name" maxLength={200} />
          </Field>
          <Field label={t('quotations.receiverTelephone')} errors={errors.receiver_telephone}>
            <input name="receiver_telephone" type="tel" maxLength={30} />
          </Field>
        </div>
      )}
    </>
  );
}

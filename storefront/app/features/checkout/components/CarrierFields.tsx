import { Field } from '../../../components/ui/Field';
import { useT } from '../../../i18n/I18nProvider';
import type { WayProps } from './way-props';

/** The buyer's own carrier: which one, whether it comes for the goods, and its guide. */
export function CarrierFields({ cart: { delivery }, options: { carriers }, errors }: WayProps) {
  const t = useT();
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field id="carrier" label={t('purchase.carrier')} errors={errors.carrier_id}>
          {(aria) => (
            <select {...aria} name="carrier_id" defaultValue={delivery?.carrierId ?? carriers[0]?.id} className="field">
              {carriers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="tracking" label={t('purchase.tracking')} errors={errors.tracking_number}>
          {(aria) => (
            <input
              {...aria}
              name="tracking_number"
              defaultValue={delivery?.trackingNumber ?? ''}
              maxLength={80}
              className="field"
            />
          )}
        </Field>
      </div>
      <Field
        id="guide"
        label={t('purchase.guide')}
        hint={t(delivery?.hasGuide ? 'purchase.guideKept' : 'purchase.guideText')}
        errors={errors.file}
      >
        {(aria) => (
          <input {...aria} type="file" name="file" accept=".pdf,.png,.jpg,.jpeg" className="field h-auto py-2" />
        )}
      </Field>
      <label className="flex items-center gap-2 text-sm">
        <input type="checkbox" name="collects" value="1" defaultChecked={delivery?.collects ?? false} />
        {t('purchase.collects')}
      </label>
    </>
  );
}

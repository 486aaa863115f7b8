import { useState } from 'react';
import type { DeliveryType } from '../../../api/contract';
import { Field } from '../../../components/ui/Field';
import { useT } from '../../../i18n/I18nProvider';
import { awaitedPieces } from '../options.view';
import { AddressChoice } from './AddressChoice';
import { CarrierFields } from './CarrierFields';
import { OfficeFields } from './OfficeFields';
import { Choice, StageForm } from './StageForm';
import type { WayProps } from './way-props';

/** Every way to receive the order on one form: what each asks for stands below it. */
export function DeliveryForm({ cart, options, errors }: WayProps) {
  const t = useT();
  const [type, setType] = useState(cart.delivery?.type ?? 'branch_pickup');
  const choose = (chosen: typeof type) => () => setType(chosen);
  const own = options.branches.find(({ isOwn }) => isOwn);
  return (
    <StageForm
      step="shipping_method"
      title={t('checkout.step_shipping_method')}
      intent="choose-delivery"
      submitLabel={t('checkout.continue')}
      hasFile
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-muted">{t('purchase.deliveryText')}</legend>
        {options.branches.length === 0 ? null : (
          <Choice
            name="type"
            value="branch_pickup"
            isChosen={type === 'branch_pickup'}
            onChoose={choose('branch_pickup')}
            label={t('purchase.branch_pickup')}
            detail={[t('purchase.free'), own === undefined ? null : `${t('checkout.ownBranch')}: ${own.name}`]
              .filter(Boolean)
              .join(' · ')}
          >
            <BranchFields cart={cart} options={options} errors={errors} />
          </Choice>
        )}
        <Choice
          name="type"
          value="home_delivery"
          isChosen={type === 'home_delivery'}
          onChoose={choose('home_delivery')}
          label={t('purchase.home_delivery')}
          detail={t('purchase.homeText')}
        />
        {options.offices.length === 0 ? null : (
          <Choice
            name="type"
            value="delivery_office"
            isChosen={type === 'delivery_office'}
            onChoose={choose('delivery_office')}
            label={t('purchase.delivery_office')}
            detail={t('purchase.officeText')}
          >
            <OfficeFields cart={cart} options={options} errors={errors} />
          </Choice>
        )}
        {options.carriers.length === 0 ? null : (
          <Choice
            name="type"
            value="own_carrier"
            isChosen={type === 'own_carrier'}
            onChoose={choose('own_carrier')}
            label={t('purchase.own_carrier')}
            detail={t('purchase.carrierText')}
          >
            <CarrierFields cart={cart} options={options} errors={errors} />
          </Choice>
        )}
      </fieldset>
      <AddressChoice cart={cart} options={options} errors={errors} type={type} />
      <Waiting cart={cart} options={options} type={type} />
    </StageForm>
  );
}

function BranchFields({ cart, options: { branches }, errors }: WayProps) {
  const t = useT();
  const chosen = cart.delivery?.branchId ?? branches.find(({ isOwn }) => isOwn)?.id ?? branches[0]?.id;
  return (
    <Field id="branch" label={t('purchase.branch')} errors={errors.branch_id}>
      {(aria) => (
        <select {...aria} name="branch_id" defaultValue={chosen} className="field">
          {branches.map(({ id, name, detail }) => (
            <option key={id} value={id}>
              {[name, detail].filter(Boolean).join(' · ')}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface WaitingProps extends Omit<WayProps, 'errors'> {
  readonly type: DeliveryType;
}

/** Pieces that the branch must wait for, or that no warehouse has: the rest of the order does not wait for them. */
function Waiting({ cart, options, type }: WaitingProps) {
  const t = useT();
  const { missing, elsewhere } = awaitedPieces(cart.lines, options.branches);
  const isPickup = type === 'branch_pickup';
  if (missing === 0 && (elsewhere === 0 || !isPickup)) return null;
  return (
    <label className="flex items-start gap-3 rounded-md bg-warn-soft p-3 text-sm">
      <input
        type="checkbox"
        name="wait"
        value={missing > 0 ? 'backorder' : 'warehouses'}
        defaultChecked={cart.delivery?.mayWait ?? false}
        className="mt-0.5"
      />
      <span>
        <span className="block font-medium">
          {missing > 0 ? t.count('purchase.wait', missing) : t.count('purchase.waitElsewhere', elsewhere)}
        </span>
        {t(missing > 0 ? 'purchase.waitText' : 'purchase.waitElsewhereText')}
      </span>
    </label>
  );
}

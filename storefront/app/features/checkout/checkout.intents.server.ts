import type { DeliveryType, CartStage } from '../../api/contract';
import { ApiError } from '../../api/errors';
import { formValues } from '../../lib/forms/form-values.server';
import type { IntentArgs, Intents } from '../../lib/forms/intents.server';
import { cartApi, type CartChanged } from '../cart/index.server';
import { checkoutApi, type ChosenDelivery } from './checkout.api.server';
import { coverSchema, deliverySchema, orderTypeSchema, paymentSchema, type DeliveryForm } from './checkout.schema';
import { partsOf, partsWithRest } from './payment-parts';

const needsAddress = (type: DeliveryType): boolean => type === 'home_delivery' || type === 'own_carrier';

/** What of the form belongs to the way that was chosen. */
function deliveryOf(form: DeliveryForm): ChosenDelivery {
  const { type, wait } = form;
  const supply = wait === undefined ? {} : { supply: wait };
  switch (type) {
    case 'branch_pickup':
      return { type, ...(form.branch_id === undefined ? {} : { branch_id: form.branch_id }), ...supply };
    case 'delivery_office':
      return {
        type,
        ...(form.delivery_office === undefined ? {} : { delivery_office: form.delivery_office }),
        ...(form.receiver_name
          ? {
              receiver: {
                name: form.receiver_name,
                ...(form.receiver_telephone ? { telephone: form.receiver_telephone } : {}),
              },
            }
          : {}),
        ...supply,
      };
    case 'own_carrier':
      return {
        type,
        ...(form.carrier_id === undefined ? {} : { carrier_id: form.carrier_id }),
        delivery_provider_will_collect_order: form.collects === '1',
        ...(form.tracking_number ? { tracking_number: form.tracking_number } : {}),
        ...supply,
      };
    case 'home_delivery':
      return { type, ...supply };
  }
}

const guideOf = (form: FormData): File | null => {
  const file = form.get('file');
  return file instanceof File && file.size > 0 ? file : null;
};

/** An address of one of the two lists, by the value of its radio. */
function chosenAddress(value: string): Readonly<Record<string, number>> | null {
  const [source, id] = value.split(':');
  if (source === 'cart') return null;
  return source === 'book' ? { address_book_detail_id: Number(id) } : { addressId: Number(id) };
}

/** Goes on from stage to stage, and tells all that changed on the way. */
async function goThrough(
  { scope: { api } }: Pick<IntentArgs, 'scope'>,
  stages: readonly CartStage[],
): Promise<CartChanged> {
  const changes: string[] = [];
  for (const stage of stages) changes.push(...(await cartApi.changeStage(api, stage)));
  return { ok: true, changes: [...new Set(changes)] };
}

/** Delivery, its address and the way to payment, in one go. */
async function chooseDelivery(args: IntentArgs): Promise<CartChanged> {
  const { form, scope } = args;
  const values = formValues(form, deliverySchema);
  await checkoutApi.chooseDelivery(scope.api, deliveryOf(values), values.type === 'own_carrier' ? guideOf(form) : null);
  if (!needsAddress(values.type)) return goThrough(args, ['payment_method']);
  const address = values.address === undefined ? null : chosenAddress(values.address);
  if (address !== null) await checkoutApi.chooseAddress(scope.api, address);
  return goThrough(args, ['delivery_address', 'payment_method']);
}

/** How it is paid, and what stands on the invoice; on to the confirmation as soon as nothing is left over. */
async function choosePayment(args: IntentArgs): Promise<CartChanged> {
  const { form, scope, t } = args;
  const values = formValues(form, paymentSchema);
  const parts = partsOf(values);
  if (parts.length === 0) throw new ApiError({ status: 422, fields: { payments: [t('purchase.mixMissing')] } });
  if (values.cfdi_use) await checkoutApi.chooseCfdiUse(scope.api, values.cfdi_use);
  const { purchase_order_number = '', comments = '' } = values;
  await checkoutApi.writeExtra(scope.api, { purchase_order_number, comments });
  const { data: cart } = await checkoutApi.choosePayments(scope.api, parts);
  if (Number(cart.payment?.left_over ?? 0) > 0) return { ok: true, changes: [] };
  return goThrough(args, ['confirmation']);
}

/** What the ways of delivery and payment ask for. */
export const checkoutIntents: Intents<CartChanged> = {
  'choose-delivery': chooseDelivery,
  'choose-payment': choosePayment,
  async 'cover-left-over'(args) {
    const { form, scope } = args;
    const { option } = formValues(form, coverSchema);
    const cart = await cartApi.current(scope.api);
    await checkoutApi.choosePayments(scope.api, partsWithRest(cart.payment?.parts ?? [], option));
    return goThrough(args, ['confirmation']);
  },
  async 'choose-order-type'({ form, scope: { api } }) {
    await checkoutApi.chooseOrderType(api, formValues(form, orderTypeSchema).sale_order_type_id);
    return { ok: true, changes: [] };
  },
};

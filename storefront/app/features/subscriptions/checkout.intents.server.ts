import { isPaymentLink } from '@mayorista/config';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { ApiError } from '../../api/errors';
import { formValues } from '../../lib/forms/form-values.server';
import type { Intents } from '../../lib/forms/intents.server';
import { checkoutAddress } from './checkout.view';
import { subscriptionsApi } from './subscriptions.api.server';

const product = z.object({ product_id: z.coerce.number().int().positive() });
const bought = product.extend({ customer_id: z.string().min(1), device_id: z.string().min(1) });
/** Taken as it is typed: the platform says what is wrong with it. */
const installer = z.object({
  name: z.string(),
  email: z.string(),
  telephone: z.string(),
  address: z.string().transform((text) => (text.trim() === '' ? null : text)),
});

/** Calls that the forms of the checkout make: each one leads away from where it was sent. */
export const checkoutIntents: Intents<never> = {
  async open({ form, scope: { api }, t }) {
    if (form.get('confirmed') !== 'on')
      throw new ApiError({ status: 422, fields: { confirmed: [t('subscriptions.confirmEmail')] } });
    await subscriptionsApi.open(api, formValues(form, installer));
    throw redirect(checkoutAddress(formValues(form, product).product_id));
  },
  async subscribe({ form, scope: { api, config } }) {
    const { id, init_point: link } = await subscriptionsApi.subscribe(api, formValues(form, bought));
    // Nobody is led anywhere but to where subscriptions are paid.
    if (link === null || !isPaymentLink(link, config.paymentHosts)) throw redirect(`/acoba-subscriptions/${id}`);
    throw redirect(link);
  },
};

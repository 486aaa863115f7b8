import { definePlugin } from '@mayorista/kernel';
import { carriers } from './carriers/carrier.record';
import { messages } from './messages';
import { deliveryOffices } from './offices/delivery-office.record';
import { shippingRates } from './rates/shipping-rate.record';

export default definePlugin({ name: 'shipping', messages, records: [carriers, deliveryOffices, shippingRates] });

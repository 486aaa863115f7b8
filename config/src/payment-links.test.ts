import { expect, test } from 'vitest';
import { isPaymentLink } from './payment-links';

const hosts = ['www.mercadopago.com.mx', 'pagos.example.com:8443'];

test.each(['https://www.mercadopago.com.mx/subscriptions/checkout?id=1', 'https://pagos.example.com:8443/a'])(
  'people may be led to %s',
  (address) => expect(isPaymentLink(address, hosts)).toBe(true),
);

test.each([
  'http://www.mercadopago.com.mx/checkout',
  'https://www.mercadopago.com.mx.example.com/checkout',
  'https://www.mercadopago.com.mx:444/checkout',
  'https://www.mercadopago.com.mx@example.com/checkout',
  'https://somebody:secret@www.mercadopago.com.mx/checkout',
  'javascript:alert(1)//www.mercadopago.com.mx',
  '//www.mercadopago.com.mx/checkout',
  '/checkout',
  '',
])('nobody is led to %s', (address) => expect(isPaymentLink(address, hosts)).toBe(false));

import type { CfdiLine, InvoiceDraft, Issuer, PaymentDraft } from '../src/cfdi/cfdi.types';
import { decimal, roundToCents } from '@mayorista/kernel/shared';
import { localTime } from '../src/cfdi/local-time';
import { register } from './matrix';

export type Draft = readonly [name: string, draft: InvoiceDraft | PaymentDraft];

const line = (wish: Partial<CfdiLine> = {}): CfdiLine => {
  const { quantity = 3, unitPrice = '33.37' } = wish;
  const amount = roundToCents(decimal(unitPrice).times(quantity));
  return {
    ...{
      productKey: '46171610',
      sku: 'CAM-1',
      description: 'Cámara bala 4 MP',
      unitKey: 'H87',
      discount: '0.00',
      ivaRate: '0.16',
    },
    ...{ quantity, unitPrice, amount, ...wish },
  };
};

const receiverOf = (rfc: string, wish: object = {}) => ({
  ...{ rfc, businessName: register[rfc] ?? 'PUBLICO EN GENERAL', regime: '601', use: 'G03', zipCode: '42501', ...wish },
});

let folio = 0;
const head = (issuer: Issuer) => ({
  ...{ series: 'F', folio: String((folio += 1)), date: localTime(new Date()), issuer, relations: [] },
});

const invoice = (issuer: Issuer, wish: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  ...{ ...head(issuer), type: 'I', currency: 'MXN', exchangeRate: null, paymentForm: '03', paymentMethod: 'PUE' },
  ...{ receiver: receiverOf('EKU9003173C9'), conditions: null, lines: [line()], ...wish },
});

const uuid = 'A1B2C3D4-0000-4000-8000-000000000001';

const part = (wish: object = {}) => ({
  ...{ uuid, series: 'F', folio: '1', currency: 'MXN' as const, partiality: 1, ivaRate: '0.16' },
  ...{ previousBalance: '116.00', paid: '116.00', remainingBalance: '0.00', ...wish },
});

const payment = (issuer: Issuer, wish: Partial<PaymentDraft> = {}): PaymentDraft => ({
  ...{ ...head(issuer), type: 'P', paidAt: '2026-11-23T12:00:00', paymentForm: '03', currency: 'MXN', dollarRate: '1' },
  ...{
    receiver: receiverOf('EKU9003173C9', { use: 'CP01' }),
    amount: '116.00',
    operation: null,
    documents: [part()],
    ...wish,
  },
});

/** Texts that people and machines paste. */
const texts = [
  '\u00a0\u00a0',
  'A\u00a0B',
  '\u2003C\u3000',
  'D\tE\r\nF',
  'G\u0000H\u001f',
  'I|J',
  '<&"\'>',
  'Ñandú 😀',
  '&#160;',
  ']]>',
  '\u200b\ufeffK',
  'L'.repeat(1_200),
];
const dollars = { currency: 'USD', exchangeRate: '18.4321' } as const;
const many = (count: number): CfdiLine[] =>
  Array.from({ length: count }, (_, at) => line({ quantity: at + 1, unitPrice: `${at}.99`, sku: `S-${at}` }));

/** Some sixty documents that are hard to write: names, letters, blanks, currencies, rates, kinds. */
/** Where 8 % is charged: what is issued elsewhere is refused at that rate. Its clocks are an hour ahead of the others', never behind. */
const inChetumal = (issuer: Issuer): Issuer => ({ ...issuer, zipCode: '77000' });

export const awkwardDrafts = (issuer: Issuer): readonly Draft[] => [
  ...Object.keys(register).map((rfc): Draft => [
    `to ${rfc}`,
    invoice(issuer, { receiver: receiverOf(rfc, rfc.length === 13 ? { regime: '612' } : {}) }),
  ]),
  ...texts.map((text, at): Draft => [
    `with text ${at} in SKU and description`,
    invoice(issuer, { lines: [line({ sku: text, description: `C ${text}` })] }),
  ]),
  ...texts.map((text, at): Draft => [`with text ${at} as its reason`, invoice(issuer, { conditions: text })]),
  ...texts.map((text, at): Draft => [
    `a payment with text ${at} as its operation`,
    payment(issuer, { operation: text }),
  ]),
  ['in dollars', invoice(issuer, dollars)],
  ['in dollars on credit', invoice(issuer, { ...dollars, paymentForm: '99', paymentMethod: 'PPD' })],
  ['at the border rate', invoice(inChetumal(issuer), { lines: [line({ ivaRate: '0.08' })] })],
  ['at nothing', invoice(issuer, { lines: [line({ ivaRate: '0.00' })] })],
  ['of what costs nothing beside what does', invoice(issuer, { lines: [line(), line({ unitPrice: '0.00' })] })],
  ['wholly discounted in part', invoice(issuer, { lines: [line(), line({ discount: '100.11' })] })],
  [
    'of all rates',
    invoice(inChetumal(issuer), {
      lines: [line(), line({ ivaRate: '0.08' }), line({ ivaRate: '0.00' }), line({ unitPrice: '0.00' })],
    }),
  ],
  ['with discounts', invoice(issuer, { lines: [line({ discount: '0.01' }), line()] })],
  [
    'of cents that do not divide',
    invoice(issuer, { lines: [line({ quantity: 7, unitPrice: '0.01' }), line({ quantity: 999, unitPrice: '0.03' })] }),
  ],
  ['of two hundred lines', invoice(issuer, { lines: many(200) })],
  ['of millions', invoice(issuer, { lines: [line({ quantity: 100_000, unitPrice: '9999.99' })] })],
  ['by metres', invoice(issuer, { lines: [line({ unitKey: 'MTR' })] })],
  ['imported', invoice(issuer, { lines: [line({ customs: ['154830090001234'] })] })],
  ['for computers', invoice(issuer, { receiver: receiverOf('EKU9003173C9', { use: 'I04' }) })],
  [
    'to the public in general',
    invoice(issuer, { receiver: receiverOf('XAXX010101000', { regime: '616', use: 'S01', zipCode: issuer.zipCode }) }),
  ],
  [
    'a credit note',
    invoice(issuer, {
      type: 'E',
      relations: [{ type: '01', uuids: [uuid] }],
      receiver: receiverOf('EKU9003173C9', { use: 'G02' }),
    }),
  ],
  [
    'a return in dollars',
    invoice(issuer, {
      ...dollars,
      type: 'E',
      relations: [{ type: '03', uuids: [uuid] }],
      receiver: receiverOf('H&E951128469', { use: 'G02' }),
    }),
  ],
  ['a substitute', invoice(issuer, { relations: [{ type: '04', uuids: [uuid, uuid.replace('1', '2')] }] })],
  [
    'a payment in parts',
    payment(issuer, { amount: '58.00', documents: [part({ paid: '58.00', remainingBalance: '58.00' })] }),
  ],
  [
    'dollars for dollars',
    payment(issuer, { currency: 'USD', dollarRate: '18.4321', documents: [part({ currency: 'USD' })] }),
  ],
  [
    'pesos for dollars',
    payment(issuer, { dollarRate: '18.4321', amount: '2138.12', documents: [part({ currency: 'USD' })] }),
  ],
  ['a payment at the border rate', payment(issuer, { documents: [part({ ivaRate: '0.08' })] })],
  [
    'a payment of two rates',
    payment(issuer, { amount: '232.00', documents: [part(), part({ ivaRate: '0.08', folio: '2' })] }),
  ],
];

import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import { externalView } from './external.view';
import type { ExternalAnswer, FullQuotationAnswer } from './quotations.api.server';

const company = answerWith<ExternalAnswer>({
  business_name: 'Sistec',
  contact: null,
  customer_name: null,
  header_text: null,
  footer_text: 'Anticipo del 50 %',
  margin_percent: '20.00',
  logo: { id: 1, name: 'sistec.png' },
  margins: [],
});
const quotation = answerWith<FullQuotationAnswer>({
  id: 4,
  folio: 'C-4',
  lines: [
    { product_id: 7, product: { id: 7, name: 'Cámara' } },
    { product_id: 8, product: { id: 8, name: null } },
  ],
});

test('a quotation without data of its own begins with the company’s, but its logo is not the quotation’s', () => {
  expect(externalView(null, company, quotation)).toMatchObject({
    quotation: { id: 4, folio: 'C-4' },
    businessName: 'Sistec',
    footerText: 'Anticipo del 50 %',
    margin: '20',
    logo: null,
    margins: [
      { productId: 7, name: 'Cámara', margin: '' },
      { productId: 8, name: '#8', margin: '' },
    ],
  });
});

test('its own data go before, with the margin of each product', () => {
  const margins = [{ product_id: 7, margin_percent: '100.00' }];
  const own = answerWith<ExternalAnswer>({ ...company, margin_percent: '12.50', margins });
  expect(externalView(own, company, quotation)).toMatchObject({
    margin: '12.5',
    logo: 'sistec.png',
    margins: [{ margin: '100' }, { margin: '' }],
  });
});

test('a company without data has empty ones', () => {
  expect(externalView(null, null, null)).toMatchObject({ quotation: null, margin: '0', margins: [] });
});

import { describe, expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import { formatRate } from '../../lib/format/exchange-rate';
import { pdfAddress, quotationView, quotationsAddress, readQuotationFilters } from './quotation.view';
import type { FullQuotationAnswer } from './quotations.api.server';
import { typedAsCsv } from './typed-lines.server';

const answer = answerWith<FullQuotationAnswer>({
  id: 4,
  folio: 'C-2026-000004',
  status: 'borrador',
  status_label: 'Borrador',
  version: 2,
  currency: 'USD',
  exchange_rate: '18.4200',
  valid_to: '2026-12-10',
  contact_name: null,
  contact_email: null,
  company: null,
  note: null,
  subtotal: '20.00',
  iva: '3.20',
  total: '23.20',
  sent_at: '2026-11-25T10:00:00.000Z',
  viewed_at: null,
  answered_at: null,
  answered_as: null,
  converted_at: null,
  answer: null,
  target_total: null,
  sale_order: null,
  is_house: false,
  createdAt: '2026-11-24T10:00:00.000Z',
  lines_count: 1,
  lines: [
    {
      product_id: 7,
      product: { id: 7, name: 'Cámara' },
      quantity: 2,
      discount_percent: null,
      unit_price: '10.00',
      subtotal: '20.00',
    },
  ],
  versions: [
    {
      number: 1,
      currency: 'USD',
      exchange_rate: '18.4200',
      valid_to: '2026-12-10',
      subtotal: '10.00',
      iva: '1.60',
      total: '11.60',
      note: null,
      sent_at: '2026-11-24T10:00:00.000Z',
      sent_by: null,
      lines: [
        {
          product_id: 7,
          model: 'VK-1',
          name: 'Cámara de entonces',
          quantity: 1,
          unit_price: '10.00',
          subtotal: '10.00',
          discount_percent: null,
        },
      ],
    },
  ],
  next_statuses: [{ move: 'send', status: 'enviada', label: 'Enviar', reasons: [] }],
});

describe('a quotation', () => {
  test('in work shows its own lines, with the models that were sent before', () => {
    const view = quotationView(answer);
    expect(view).toMatchObject({ isEditable: true, lines: [{ name: 'Cámara', model: 'VK-1', quantity: 2 }] });
    expect(view.versions).toHaveLength(1);
  });

  test('that was sent shows the lines of its version, whatever the products are called today', () => {
    const sent = quotationView({ ...answer, status: 'enviada', version: 1 });
    expect(sent).toMatchObject({ isEditable: false, lines: [{ name: 'Cámara de entonces', quantity: 1 }] });
  });

  test('that the house has in work is read and not written', () => {
    expect(quotationView({ ...answer, next_statuses: [] }).isEditable).toBe(false);
  });

  test('tells what became of it, step by step', () => {
    const at = '2026-11-26T10:00:00.000Z';
    const steps = (more: object) => quotationView({ ...answer, ...more }).steps.map(({ label }) => label);
    expect(steps({})).toEqual(['made', 'sent']);
    expect(steps({ viewed_at: at, answered_at: at, answered_as: 'rejected' })).toEqual([
      'made',
      'sent',
      'viewed',
      'rejected',
    ]);
    expect(steps({ answered_at: at, answered_as: 'accepted', converted_at: at })).toEqual([
      'made',
      'sent',
      'accepted',
      'converted',
    ]);
  });

  test('offers no button for what opening it or time does, and says why a step is closed', () => {
    const reasons = ['La cotización venció'];
    const next = [
      { move: 'view', status: 'vista', label: '', reasons: [] },
      { move: 'expire', status: 'vencida', label: '', reasons: [] },
      { move: 'reject', status: 'rechazada', label: '', reasons: [] },
      { move: 'accept', status: 'aceptada', label: '', reasons },
    ] as const;
    expect(quotationView({ ...answer, next_statuses: next }).next).toEqual([
      { status: 'aceptada', reasons: ['La cotización venció'] },
      { status: 'rechazada', reasons: [] },
    ]);
  });
});

test('its rate has no more zeros than say something', () => {
  expect([formatRate('18.4200'), formatRate('18.4250'), formatRate('18.0000'), formatRate(null)]).toEqual([
    '18.42',
    '18.425',
    '18.00',
    null,
  ]);
});

test('filters that are no option are none, and the address holds the rest', () => {
  const filters = readQuotationFilters(new URLSearchParams('q=+C-1+&status=perdida'));
  expect(filters).toEqual({ q: 'C-1', status: '' });
  expect(quotationsAddress({ ...filters, status: 'vista' }, 2)).toBe('/quotations?q=C-1&status=vista&page=2');
});

test('the address of a PDF says whose it is, and of which version', () => {
  expect(pdfAddress(4)).toBe('/distributor-quotation-downloads/4');
  expect(pdfAddress(4, { external: true, version: 2 })).toBe('/distributor-quotation-downloads/4?external=1&version=2');
});

test('lines that were typed become a file: models may have spaces, commas and quotes', () => {
  const typed = 'VK-2CD 12\nCB-UTP6-B, 3\nGR-SV4000 x 2\n\n NVR 16"\t4\nsolo';
  expect(typedAsCsv(typed).split('\n')).toEqual([
    'modelo,cantidad',
    '"VK-2CD","12"',
    '"CB-UTP6-B","3"',
    '"GR-SV4000","2"',
    '',
    '"NVR 16""","4"',
    '"solo","1"',
  ]);
});

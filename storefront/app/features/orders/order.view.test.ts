import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import { downloadAddress, ordersAddress, readOrderFilters } from './order-filters';
import { addressText, mayChangeWaiting, orderRow, orderView, owesTransfer } from './order.view';
import { divisionView, receiptView, shipmentView, trackView } from './after-order.view';
import type {
  AddressAnswer,
  DivisionAnswer,
  OrderAnswer,
  ReceiptAnswer,
  ShipmentAnswer,
  TrackAnswer,
} from './orders.api.server';

const order = answerWith<OrderAnswer>({
  id: 1,
  folio: 'MX-1',
  status: 'pending_payment',
  status_label: 'Pendiente de pago',
  placed_at: '2026-03-02T10:00:00Z',
  currency: 'USD',
  subtotal: '10.00',
  iva: '1.60',
  total: '11.60',
  branch: null,
  shipping_cost: '0.00',
  exchange_rate: null,
  delivery: {
    method: 'branch_pickup',
    method_label: 'Recoger en sucursal',
    carrier_name: null,
    office_name: null,
    receiver: null,
    address: null,
    tracking_number: null,
  },
  details: [],
  history: [],
  payments: [],
  buyer_may: { cancel: false, edit: false, send_receipt: false },
});

test('an order shows the label of its status and its total in its own currency', () => {
  expect(orderRow(order)).toMatchObject({
    status: 'Pendiente de pago',
    tone: 'yellow',
    total: { amount: '11.60', currency: 'USD' },
  });
});

test('an order without lines or branch still has a page', () => {
  expect(orderView(order, [])).toMatchObject({
    lines: [],
    delivery: { place: null, address: null },
    history: [],
    may: { cancel: false, edit: false, sendReceipt: false },
  });
});

test('what its buyer may do is what the platform says, and parts that are owed are told', () => {
  const payment = { id: 1, method_label: 'Transferencia bancaria', amount: '11.60', due_on: null };
  const view = orderView(
    answerWith<OrderAnswer>({
      ...order,
      buyer_may: { cancel: true, edit: false, send_receipt: true },
      payments: [
        { ...payment, status: 'pending', status_label: 'Pendiente' },
        { ...payment, id: 2, status: 'received', status_label: 'Recibido' },
      ],
    }),
    [],
  );
  expect(view.may).toEqual({ cancel: true, edit: false, sendReceipt: true });
  expect(view.payments.map(({ isOwed, tone }) => [isOwed, tone])).toEqual([
    [true, 'yellow'],
    [false, 'green'],
  ]);
});

test('an address is written as on a package', () => {
  const address = answerWith<AddressAnswer>({
    receiversName: 'Laura',
    street: 'Hidalgo',
    exteriorNumber: '4',
    interiorNumber: 'B',
    colony: 'Centro',
    municipality: null,
    state: 'Nuevo León',
    zipCode: '64000',
    reference: null,
  });
  expect(addressText(address)).toBe('Laura, Hidalgo 4 int. B, Centro, Nuevo León 64000');
});

test('filters that are no option are none; the list and its download have the same ones', () => {
  const filters = readOrderFilters(
    new URLSearchParams('q=+P-1+&status=lost&currency=USD&from=2026-02-30x&to=2026-11-30'),
  );
  expect(filters).toEqual({ q: 'P-1', status: '', currency: 'USD', from: '', to: '2026-11-30' });
  expect(ordersAddress(filters, 2)).toBe('/sale-orders?q=P-1&currency=USD&to=2026-11-30&page=2');
  expect(downloadAddress(filters)).toBe('/sale-order-downloads?q=P-1&currency=USD&to=2026-11-30');
});

test('what waits has no days of arrival, and what was exchanged says so', () => {
  const line = { id: 9, product_id: 1, name: 'C', quantity: 1, unit_price: '1.00', subtotal: '1.00' };
  const view = divisionView(
    answerWith<DivisionAnswer>({
      id: 1,
      folio: 'P-1-2',
      warehouse: null,
      is_backorder: true,
      promised_on: null,
      delivery_from: null,
      delivery_to: null,
      quantity: 1,
      details: [{ ...line, fulfilment: 'replaced', shipped_quantity: 0, fulfilment_label: 'Reemplazada' }],
    }),
    'USD',
    [],
  );
  expect(view).toMatchObject({ isWaiting: true, arrives: null, lines: [{ gone: 'Reemplazada' }] });
});

test('a shipment counts its pieces and tells their serial numbers', () => {
  const piece = {
    detail_id: 1,
    name: 'Cámara',
    model: 'C-1',
    quantity: 2,
    serials: [{ serial: 'A' }, { serial: 'B' }],
  };
  const shipment = { id: 3, number: 'P-1-E1', carrier_name: 'Norte', tracking_number: '77', shipped_at: null };
  expect(
    shipmentView(answerWith<ShipmentAnswer>({ ...shipment, pieces: [piece, { ...piece, detail_id: 2, serials: [] }] })),
  ).toMatchObject({
    guide: 'Norte 77',
    pieces: 4,
    parts: [{ name: 'C-1 · Cámara', quantity: 2, serials: 'A, B' }, { serials: '' }],
  });
});

test('a rejected receipt says why; a package’s steps go from the first to the last', () => {
  const receipt = {
    id: 1,
    state: 'rejected',
    state_label: 'Rechazado',
    amount: null,
    note: null,
    sent_by: null,
  } as const;
  expect(
    receiptView(
      answerWith<ReceiptAnswer>({
        ...receipt,
        rejection_reason: 'No se lee',
        createdAt: '2026-11-24T10:00:00Z',
        receipt: null,
      }),
      'USD',
    ),
  ).toMatchObject({ tone: 'red', reason: 'No se lee', amount: null });
  const track = trackView(
    answerWith<TrackAnswer>({
      tracking_number: '1',
      carrier: null,
      is_tracked: true,
      is_demo: true,
      state: 'delivered',
      state_label: 'Entregado',
      estimated_at: '2026-11-25T10:00:00Z',
      events: [
        { at: '2026-11-24T12:00:00Z', text: 'Entregado', place: null },
        { at: '2026-11-24T10:00:00Z', text: 'Recolectado', place: 'Monterrey' },
      ],
    }),
  );
  expect(track.steps.map(({ label }) => label)).toEqual(['Recolectado', 'Entregado']);
  expect([track.tone, track.estimatedAt]).toEqual(['green', null]);
});

const paid = (method: 'bank_transfer' | 'credit', status: 'pending' | 'in_review' | 'received') =>
  answerWith<OrderAnswer['payments'][number]>({ id: 1, method, status });

test('lines that wait are changed until the order is over, and not while a receipt is looked at', () => {
  const may = (status: OrderAnswer['status'], ...payments: OrderAnswer['payments'][number][]) =>
    mayChangeWaiting({ ...order, status, payments });
  expect(may('pending_payment', paid('bank_transfer', 'pending'))).toBe(true);
  expect(may('partially_shipped', paid('credit', 'received'))).toBe(true);
  expect(may('pending_payment', paid('bank_transfer', 'in_review'))).toBe(false);
  expect([may('canceled'), may('delivered')]).toEqual([false, false]);
});

test('accounts are told as long as something is to be transferred', () => {
  const owes = (...payments: OrderAnswer['payments'][number][]) => owesTransfer({ ...order, payments });
  expect(owes(paid('credit', 'received'), paid('bank_transfer', 'pending'))).toBe(true);
  expect([owes(paid('bank_transfer', 'received')), owes(paid('credit', 'pending'))]).toEqual([false, false]);
});

test('an order above a limit says that it waits for approval', () => {
  expect(orderView({ ...order, status: 'waiting_approval' }, []).waitsForApproval).toBe(true);
  expect(orderView(order, []).waitsForApproval).toBe(false);
});

test('what may come instead is said of lines that wait alone, to whoever may change them', () => {
  const line = (id: number, fulfilment: DivisionAnswer['details'][number]['fulfilment']) =>
    answerWith<DivisionAnswer['details'][number]>({ id, product_id: id, image_full_path: null, fulfilment });
  const division = answerWith<DivisionAnswer>({
    id: 1,
    warehouse: null,
    delivery_from: null,
    delivery_to: null,
    details: [line(1, 'stock'), line(2, 'backorder'), line(3, 'canceled')],
  });
  const told = (replacements: Parameters<typeof divisionView>[3]) =>
    divisionView(division, 'USD', [], replacements).lines.map((each) => each.replacements);
  expect(told(new Map())).toEqual([null, [], null]);
  expect(told(null)).toEqual([null, null, null]);
});

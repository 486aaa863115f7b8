import type { LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import { orBoundary } from '../../api/translate-failure.server';
import { pathId } from '../../lib/format/path-id';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { divisionView, orderInvoice, receiptView, shipmentView, trackView } from './after-order.view';
import { conversation } from '../conversation';
import { conversationApi } from '../conversation/index.server';
import { accountView } from '../checkout';
import { checkoutApi } from '../checkout/index.server';
import { findReplacements } from '../placed/index.server';
import { mayChangeWaiting, orderView, owesTransfer } from './order.view';
import { orderApi } from './orders.api.server';

/** An order with all that hangs on it. What somebody may not read, or a carrier that does not answer, leaves its part out. */
export async function loadOrder(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  const { api, config } = storeScope(args);
  const id = pathId(args.params.id);
  const order = await orBoundary(orderApi.show(api, id), args);
  const number = order.delivery?.tracking_number ?? null;
  const [divisions, shipments, messages, receipts, invoices, track] = await Promise.all([
    orBoundary(orderApi.divisions(api, id), args),
    orNothing(orderApi.shipments(api, id), []),
    orNothing(conversationApi.messages(api, { type: 'sale-order', id }), []),
    orNothing(orderApi.receipts(api, id), []),
    person.hasInvoices === true ? orNothing(orderApi.invoices(api, id), []) : [],
    number === null ? null : orNothing(orderApi.track(api, number), null),
  ]);
  const { currency } = order;
  const mayChange = person.hasCart === true && mayChangeWaiting(order);
  const [replacements, accounts] = await Promise.all([
    mayChange ? orNothing(findReplacements(api, divisions, currency), null) : null,
    order.buyer_may.send_receipt && owesTransfer(order) ? orNothing(checkoutApi.accounts(api, currency), []) : [],
  ]);
  return {
    order: orderView(order, config.imageOrigins),
    divisions: divisions.map((division) => divisionView(division, currency, config.imageOrigins, replacements)),
    shipments: shipments.map(shipmentView),
    messages: conversation(messages, person.id),
    receipts: receipts.map((receipt) => receiptView(receipt, currency)),
    invoices: invoices.map(orderInvoice),
    accounts: accounts.map(accountView),
    track: track === null ? null : trackView(track),
  };
}

/** A part of a page that the page does without. */
async function orNothing<T>(answer: Promise<T>, nothing: T): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) return nothing;
    throw error;
  }
}

import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';

/** Stock that an order takes is told by inventory; the order itself changes nothing that the store shows. */
const nothingShown = { touches: () => [] };

export const orderPlaced = defineEvent(
  'sale-order.placed',
  z.object({ orderId: z.number().int().positive() }),
  nothingShown,
);
export const orderStatusChanged = defineEvent(
  'sale-order.status-changed',
  z.object({ orderId: z.number().int().positive(), status: z.string() }),
  nothingShown,
);
/** A line that waited is not wanted any more, or another product comes in its place. */
export const orderLinesChanged = defineEvent(
  'sale-order.lines-changed',
  z.object({ orderId: z.number().int().positive() }),
  nothingShown,
);
export const orderSalesmanChanged = defineEvent(
  'sale-order.salesman-changed',
  z.object({ orderId: z.number().int().positive(), salesmanId: z.number().int().positive() }),
  nothingShown,
);
/** Somebody wrote in an order's conversation. */
export const orderCommented = defineEvent(
  'sale-order.commented',
  z.object({
    orderId: z.number().int().positive(),
    commentId: z.number().int().positive(),
    isFromHouse: z.boolean(),
  }),
  nothingShown,
);
export const orderShipped = defineEvent(
  'order-shipment.shipped',
  z.object({ shipmentId: z.number().int().positive(), orderId: z.number().int().positive() }),
  nothingShown,
);
export const orderApprovalAsked = defineEvent(
  'sale-order.approval-asked',
  z.object({ orderId: z.number().int().positive() }),
  nothingShown,
);

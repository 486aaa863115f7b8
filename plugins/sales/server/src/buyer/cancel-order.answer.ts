import { dataOutput } from '@mayorista/kernel';
import { shownOrder } from '../orders/order.answer';

export const saleOrderCancellationOutput = dataOutput(shownOrder);

import { dataOutput } from '@mayorista/kernel';
import { saleOrder } from '../orders/order.answer';

export const saleOrderCancellationOutput = dataOutput(saleOrder);

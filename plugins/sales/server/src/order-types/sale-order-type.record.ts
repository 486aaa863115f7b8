import { defineRecord } from '@mayorista/kernel';
import { saleOrderType } from '../../../shared/sale-order-type.shape';

/** Serves sale order types. */
export const saleOrderTypes = defineRecord(saleOrderType);

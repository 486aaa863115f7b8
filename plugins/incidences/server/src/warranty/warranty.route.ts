import { z } from 'zod';
import { defineRoute, service, typedId, ValidationError, say } from '@mayorista/kernel';
import '@mayorista/sales/contract';
import type { Grade } from '@mayorista/inventory/contract';
import { grades, warrantyWords } from '../../../shared/terms';
import { readWarranty } from './read-warranty';
import { incidenceWarrantyOutput } from './warranty.answer';

const gradeNames = Object.keys(grades) as [Grade, ...Grade[]];

/** GET /incidence-warranties: tells whether a piece of an order is under warranty, before anything is reported. */
export const warrantyRoute = defineRoute({
  method: 'GET',
  path: '/incidence-warranties',
  noun: 'incidence-warranties',
  action: 'find',
  needs: 'incidences.read',
  summary: 'Si una pieza tiene garantía vigente',
  query: z.object({
    sale_order_id: z.string().trim().min(1, 'required').max(40),
    product_id: typedId,
    grade: z.enum(gradeNames, { error: 'not_an_option' }).default('Stock'),
    /** In whatever case; serial numbers are kept in capitals. */
    serial: z.string().trim().toUpperCase().max(80).default(''),
    locale: z.string().optional(),
  }),
  output: incidenceWarrantyOutput,
  async handle({ strapi, actor, query: { sale_order_id: orderId, product_id: productId, grade, serial } }) {
    const order = await service(strapi, 'sales.past-orders').read({ strapi, actor }, orderId);
    if (!order.lines.some((line) => line.productId === productId && line.grade === grade))
      throw new ValidationError([{ code: 'not_in_order', field: 'product_id' }]);
    const { status, until } = await readWarranty(strapi, order, { productId, grade, serial: serial || null });
    return {
      data: { status, status_label: say(warrantyWords[status]), until, delivered_on: order.deliveredOn, grade },
      meta: {},
    };
  },
});

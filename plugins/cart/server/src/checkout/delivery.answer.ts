import { z } from 'zod';
import { dataOutput, paginationOutput } from '@mayorista/kernel';
import { cart } from '../carts/cart.answer';

const cartDeliveryBranch = z.strictObject({
  type: z.string(),
  branch_id: z.int(),
  branch_name: z.string(),
  name: z.string(),
  address: z.string(),
  telephone: z.string().nullable(),
  opening_hours: z.string().nullable(),
});

const cartDeliveryDeliveryOffice = z.strictObject({
  type: z.string(),
  office_delivery: z.int(),
  name: z.string(),
  carrier_id: z.int(),
  carrier_name: z.string().nullable(),
  address: z.string(),
  zip_code: z.string(),
  telephone: z.string().nullable(),
  opening_hours: z.string().nullable(),
  hasCoverage: z.boolean().nullable(),
});

export const cartDeliveryOutput = z.strictObject({
  branches: z.array(cartDeliveryBranch),
  deliveryOffices: z.array(cartDeliveryDeliveryOffice),
  carriers: z.array(z.strictObject({ id: z.int(), code: z.string(), name: z.string() })),
  methods: z.array(
    z.strictObject({
      type: z.string(),
      name: z.enum([
        'Recoger en sucursal',
        'Ocurre: recoger en oficina de paquetería',
        'Paquetería de tu elección',
        'Entrega a domicilio',
      ]),
    }),
  ),
  clients: z.array(z.strictObject({ id: z.int(), nombre: z.string().nullable(), apellidos: z.string().nullable() })),
  userBranchId: z.int().nullable(),
  data: z.array(z.union([cartDeliveryBranch, cartDeliveryDeliveryOffice])),
  total: z.int(),
  meta: z.strictObject({ pagination: paginationOutput }),
});

export const cartDeliveryCreateOutput = dataOutput(cart);

import { z } from 'zod';
import { dataOutput, listOutput } from '@mayorista/kernel';
import { cart } from '../carts/cart.answer';

const cartCfdiUso = z.strictObject({ id: z.int(), code: z.string(), name: z.string() }).meta({ id: 'CartCfdiUso' });

export const cartCfdiUsoListOutput = listOutput(cartCfdiUso);

export const cartCfdiUsoOutput = dataOutput(cart);

import { dataOutput } from '@mayorista/kernel';
import { cart } from '../carts/cart.answer';

export const cartAddressOutput = dataOutput(cart);

import { dataOutput } from '@mayorista/kernel';
import { cart } from '../carts/cart.answer';

export const cartSpecialDiscountOutput = dataOutput(cart);

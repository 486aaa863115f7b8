import { dataOutput } from '@mayorista/kernel';
import { wishListWithDetails } from './wish-list.answer';

export const wishListDetailOutput = dataOutput(wishListWithDetails);

import { z } from 'zod';
import { quantityFrom } from '../product-card';

const id = z.coerce.number().int().positive();
/** Whether a name makes sense is the platform's to say: it knows the other lists. */
const name = z.string().max(500);

export const productSchema = z.object({ product_id: id });
export const keepSchema = z.object({ product_id: id, list_id: id });
export const newListSchema = z.object({ name, product_id: id.optional(), redirectTo: z.string().optional() });
export const renameSchema = z.object({ list_id: id, name });
export const listSchema = z.object({ list_id: id });
export const detailSchema = z.object({ detail_id: id });
export const quantitySchema = z.object({ detail_id: id, quantity: z.string().transform((text) => quantityFrom(text)) });
export const moveSchema = z.object({ detail_id: id, to_list_id: id });

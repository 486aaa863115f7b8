import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

const placedCategory = z
  .strictObject({ id: z.int(), parent_category_id: z.int().nullable(), position: z.int() })
  .meta({ id: 'PlacedCategory' });

export const categoryListOutput = listOutput(placedCategory);

import { z } from 'zod';
import { dataOutput, instantOutput, listOutput, privateFileOutput } from '@mayorista/kernel';

const saleOrderComment = z
  .strictObject({
    id: z.int(),
    modelType: z.string(),
    modelId: z.int(),
    commentable_type: z.string(),
    commentable_id: z.int(),
    body: z.string(),
    author: z.strictObject({ id: z.int().nullable(), name: z.string() }),
    is_from_house: z.boolean(),
    created_at: instantOutput,
    edited_at: instantOutput.nullable(),
    files: z.array(privateFileOutput),
  })
  .meta({ id: 'SaleOrderComment' });

export const saleOrderCommentListOutput = listOutput(saleOrderComment);

export const saleOrderCommentOutput = dataOutput(saleOrderComment);

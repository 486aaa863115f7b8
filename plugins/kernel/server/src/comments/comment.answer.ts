import { z } from 'zod';
import { listOutput } from '../outputs/output';
import { instantOutput } from '../outputs/parts';

const comment = z
  .strictObject({
    id: z.int(),
    modelType: z.string(),
    modelId: z.string(),
    body: z.string(),
    author: z.strictObject({ id: z.int().nullable(), name: z.string() }),
    created_at: instantOutput,
    may_remove: z.boolean(),
  })
  .meta({ id: 'Comment' });

export const commentListOutput = listOutput(comment);

export const writtenCommentOutput = z.strictObject({ data: comment, meta: z.strictObject({}), message: z.string() });

export const removedCommentOutput = z.strictObject({ data: z.null(), meta: z.strictObject({}), message: z.string() });

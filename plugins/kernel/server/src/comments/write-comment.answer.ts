import { z } from 'zod';
import { comment } from './list-comments.answer';

export const commentOutput = z.strictObject({ data: comment, meta: z.strictObject({}), message: z.string() });

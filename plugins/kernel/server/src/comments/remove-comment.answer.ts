import { z } from 'zod';

export const commentOutput = z.strictObject({ data: z.null(), meta: z.strictObject({}), message: z.string() });

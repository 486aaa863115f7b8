import { z } from 'zod';
import { instantOutput, privateFileOutput } from '../outputs/parts';

/** Builds the schema of a message under the name that the API's document gives it. */
export const messageOutput = (id: string) =>
  z
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
    .meta({ id });

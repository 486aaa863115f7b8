import type { ZodType, z } from 'zod';

/** The schema of a record's answer, which an output of the plugin's own may extend or hold. */
type AnswerSchema = z.ZodObject<Record<string, ZodType>, z.core.$strict>;

/** The answers of a record: alone, and in lists. */
export interface RecordOutputs {
  readonly one: AnswerSchema;
  readonly listed: AnswerSchema;
}

import { z, type ZodType } from 'zod';

/** Response of a route that sends a file, with its possible content types. */
export interface FileOutput {
  readonly files: readonly string[];
  /** The JSON that the route answers instead where the caller asks for it. */
  readonly or?: ZodType;
}

/** The answer of a route on success: the schema of the whole JSON body, or a file. */
export type Output = ZodType | FileOutput;

/** The metadata of a single response; reserved, empty today. */
const noMeta = z.strictObject({});

/** The place of a page among all records of a list. */
export const paginationOutput = z
  .strictObject({
    page: z.int().meta({ description: 'La página, desde 1', examples: [1] }),
    pageSize: z.int().meta({ description: 'Registros por página', examples: [10] }),
    pageCount: z.int().meta({ examples: [3] }),
    total: z.int().meta({ description: 'Registros de todas las páginas', examples: [27] }),
    isAtLeast: z.literal(true).optional().meta({ description: 'Hay más que el total: se contó hasta `count_to`' }),
  })
  .meta({ id: 'Pagination' });

/** Declares a body `{ data, meta: {} }`. */
export const dataOutput = <T extends ZodType>(data: T) => z.strictObject({ data, meta: noMeta });

/** Declares a body `{ data, id, meta: {} }`, which calls that answer one record by shape send. */
export const recordOutput = <T extends ZodType>(data: T) => z.strictObject({ data, id: z.int(), meta: noMeta });

/** Declares a page of a list: `{ data: [], total, meta: { pagination } }`; `meta` adds to its metadata. */
export const listOutput = <T extends ZodType>(item: T, meta: Readonly<Record<string, ZodType>> = {}) =>
  z.strictObject({
    data: z.array(item),
    total: z.int().meta({ description: 'Registros de todas las páginas' }),
    meta: z.strictObject({ pagination: paginationOutput, ...meta }),
  });

/** Declares the body of a call after which nothing is left to tell: `{ data: null, meta: {} }`. */
export const emptyOutput = z.strictObject({ data: z.null(), meta: noMeta }).meta({ id: 'Empty' });

/** Declares a response that is a file of one of these content types; `or` is the JSON that it answers otherwise. */
export const fileOutput = (files: string | readonly string[], or?: ZodType): FileOutput => ({
  files: [files].flat(),
  ...(or === undefined ? {} : { or }),
});

export const isFileOutput = (output: Output): output is FileOutput => 'files' in output;

import { z } from 'zod';
import { grade, mostPieces, paging, pieces, queryFlag, queryId, recordId } from '../input';
import { transferStages } from './transfer.machine';

const stage = z.enum(transferStages, { error: 'not_an_option' });

const detail = z.strictObject({
  product_id: recordId,
  quantity: pieces,
  grade: grade.default('Stock'),
  suggested_quantity: z.number().int('invalid').min(0).max(mostPieces).nullish(),
});

const fields = {
  details: z.array(detail).min(1, 'transfer_without_lines').max(1_000),
  source_warehouse_id: recordId,
  target_warehouse_id: recordId,
  notes: z.string().trim().max(1_000).nullish(),
};

/** A new transfer (spec catalogue 3, Transfer). */
export const transferInput = z.strictObject(fields);
export type TransferInput = z.output<typeof transferInput>;
export type TransferLineInput = z.output<typeof detail>;

/** A change of a draft: what is sent replaces what was there. */
export const transferChange = z.strictObject({ details: fields.details.optional(), notes: fields.notes });

/** The next stage; on receipt, how many pieces of each line arrived (all of them unless said). */
export const stageInput = z.strictObject({
  stage,
  /** The stage the caller saw: another one means somebody was faster (409). */
  current_stage: stage.optional(),
  received: z
    .array(
      z.strictObject({
        transfer_detail_id: recordId,
        quantity: z.number().int('invalid').min(0).max(mostPieces),
      }),
    )
    .max(1_000)
    .optional(),
});
export type StageInput = z.output<typeof stageInput>;

/** GET /transfers: `inProcess` (or `in_process`) leaves drafts and what is on its way. */
export const transferQuery = z.object({
  inProcess: queryFlag,
  in_process: queryFlag,
  stage: stage.optional(),
  source_warehouse_id: queryId.optional(),
  target_warehouse_id: queryId.optional(),
  product_id: queryId.optional(),
  ...paging,
});
export type TransferQuery = z.output<typeof transferQuery>;

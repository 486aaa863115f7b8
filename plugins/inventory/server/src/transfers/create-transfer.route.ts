import { z } from 'zod';
import {
  answerRecord,
  createShaped,
  defineRoute,
  ForbiddenError,
  inTransaction,
  ValidationError,
  type Actor,
} from '@mayorista/kernel';
import { queryFlag } from '../input';
import { transfers } from './transfer.record';
import { ownBranch } from './transfer.scope';
import { transferOutput } from './create-transfer.answer';

/** Creates a draft; one made from restock says so when it is refused, beside the reasons (spec catalogue 8). */
export const createTransfer = defineRoute({
  method: 'POST',
  path: '/transfers',
  noun: 'transfers',
  action: 'create',
  needs: 'transfers.write',
  summary: 'Crear un traspaso; con `restock`, desde el resurtido',
  status: 201,
  input: transfers.schemas.create,
  query: z.object({ restock: queryFlag }),
  output: transferOutput,
  async handle(request) {
    const { strapi, actor, input, files, query } = request;
    assertOwnBranch(actor, input);
    const id = await inTransaction(strapi, (tx) =>
      createShaped(transfers, tx, actor, { input, files, columns: { is_restock: query.restock } }),
    ).catch((error: unknown) => {
      if (!query.restock || !(error instanceof ValidationError)) throw error;
      throw new ValidationError([{ code: 'transfer_by_restock_could_not_be_created' }, ...error.refusals]);
    });
    return answerRecord(transfers, request, id);
  },
});

/** Throws ForbiddenError for a storeman whose branch is neither end. */
function assertOwnBranch(actor: Actor, { source_warehouse_id: source, target_warehouse_id: target }: Ends): void {
  const own = ownBranch(actor);
  if (own !== null && source !== own && target !== own) throw new ForbiddenError();
}

type Ends = Readonly<Record<string, unknown>>;

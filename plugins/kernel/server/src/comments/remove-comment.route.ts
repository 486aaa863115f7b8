import { z } from 'zod';
import { recordAudit } from '../audit/record';
import { ForbiddenError, NotFoundError } from '../errors/refusal';
import { pathId } from '../http/input.schema';
import { requireRecord } from '../records/record-types';
import { defineRoute } from '../routes/route.types';
import { inTransaction, getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';
import { mayRemoveComment, type CommentRow } from './comment.view';
import { removedCommentOutput } from './comment.answer';

/** DELETE /comments/{id}: removes one's own comment, or anybody's with comments.moderate (spec people-and-crm 7). */
export const removeComment = defineRoute({
  method: 'DELETE',
  path: '/comments/:id',
  noun: 'comments',
  action: 'remove',
  needs: 'comments.write',
  summary: 'Borrar un comentario',
  // Clients also send modelType and modelId; they are ignored, because the stored comment has them.
  input: z.object({}),
  output: removedCommentOutput,
  async handle({ strapi, actor, params }) {
    const id = pathId(params);
    const comment = (await getKnex(strapi)(tables.comment).where({ id }).first()) as CommentRow | undefined;
    if (comment === undefined) throw new NotFoundError();
    const record = { modelType: comment.model_type, modelId: comment.model_id };
    const { audit } = await requireRecord(strapi, actor, record, { side: 'comments', verb: 'write' });
    if (!mayRemoveComment(actor, comment)) throw new ForbiddenError();
    await inTransaction(strapi, async (tx) => {
      await tx.trx(tables.comment).where({ id }).delete();
      await recordAudit(tx, actor, { ...audit, action: 'comment-removed', before: { comment: comment.body } });
    });
    return { data: null, meta: {}, message: 'comment_was_deleted' };
  },
});

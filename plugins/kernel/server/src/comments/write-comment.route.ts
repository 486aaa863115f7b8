import { z } from 'zod';
import { recordAudit } from '../audit/record';
import { recordRef } from '../records/record-ref.schema';
import { requireRecord } from '../records/record-types';
import { defineRoute } from '../routes/route.types';
import { inTransaction } from '../transactions/in-transaction';
import { insertRow } from '../transactions/insert-row';
import { tables } from '../uids';
import { commentView, type CommentRow } from './comment.view';
import { writtenCommentOutput } from './comment.answer';

/** POST /comments: adds a comment to a record in the writer's name (spec people-and-crm 7). */
export const writeComment = defineRoute({
  method: 'POST',
  path: '/comments',
  noun: 'comments',
  action: 'create',
  needs: 'comments.write',
  summary: 'Comentar un registro',
  status: 201,
  input: z.strictObject({ ...recordRef, body: z.string().trim().min(1).max(10_000) }),
  output: writtenCommentOutput,
  async handle({ strapi, actor, input }) {
    const { ref, audit } = await requireRecord(strapi, actor, input, { side: 'comments', verb: 'write' });
    const comment = await inTransaction(strapi, async (tx) => {
      const id = await insertRow(tx, tables.comment, {
        model_type: ref.modelType,
        model_id: ref.modelId,
        body: input.body,
        author_kind: actor.kind,
        author_id: actor.id,
        author_name: actor.name,
      });
      await recordAudit(tx, actor, { ...audit, action: 'commented', after: { comment: input.body } });
      return (await tx.trx(tables.comment).where({ id }).first()) as CommentRow;
    });
    return { data: commentView(comment, actor), meta: {}, message: 'successfully_stored_comment' };
  },
});

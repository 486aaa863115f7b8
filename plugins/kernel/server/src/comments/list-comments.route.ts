import { z } from 'zod';
import { fetchPage } from '../records/page-of';
import { paging } from '../http/input.schema';
import { recordRef } from '../records/record-ref.schema';
import { requireRecord } from '../records/record-types';
import { defineRoute } from '../routes/route.types';
import { getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';
import { commentView, type CommentRow } from './comment.view';
import { commentListOutput } from './comment.answer';

/** GET /comments?modelType=&modelId=: lists the comments of a record, newest first (spec people-and-crm 7). */
export const listComments = defineRoute({
  method: 'GET',
  path: '/comments',
  noun: 'comments',
  action: 'find',
  needs: 'comments.read',
  summary: 'Comentarios de un registro',
  query: z.object({ ...recordRef, ...paging }),
  output: commentListOutput,
  async handle({ strapi, actor, query }) {
    const { ref } = await requireRecord(strapi, actor, query, { side: 'comments', verb: 'read' });
    const comments = () => getKnex(strapi)(tables.comment).where({ model_type: ref.modelType, model_id: ref.modelId });
    const { rows, total, meta } = await fetchPage<CommentRow>(comments, query);
    return { data: rows.map((row) => commentView(row, actor)), total, meta };
  },
});

import { conversationRoutes, emit, findShaped, NotFoundError, now, pathId } from '@mayorista/kernel';
import { incidenceCommented } from '../../../events';
import { incidences, type IncidenceRow } from '../incidences/incidence.record';
import { tables } from '../uids';

/** The conversation of an incidence between its buyer's company and the house; the house's own notes are GET /comments. */
export const commentRoutes = conversationRoutes({
  type: 'incidence',
  aliases: ['incidences'],
  auditedAs: 'incidences',
  noun: 'incidence-comments',
  label: 'una incidencia',
  schema: 'IncidenceComment',
  needs: { read: 'incidences.read', write: 'incidence-comments.write' },
  tables: { message: tables.comment, file: tables.commentFile },
  columns: { record: 'incidence_id', message: 'incidence_comment_id' },
  async find({ strapi, actor }, id) {
    const row = (await findShaped(incidences, { strapi }, pathId({ id }), actor)) as IncidenceRow | null;
    if (row === null) throw new NotFoundError();
    return { id: row.id, companyId: row.company_id };
  },
  async written(tx, { id, recordId, isFromHouse }) {
    await tx.trx(tables.incidence).where({ id: recordId }).update({ awaits_reply: !isFromHouse, updated_at: now() });
    await emit(tx, incidenceCommented, { incidenceId: recordId, commentId: id, isFromHouse });
  },
});

import { z } from 'zod';
import { recordAudit } from '../audit/record';
import { ForbiddenError, NotFoundError, reject } from '../errors/refusal';
import { receivingFiles } from '../files/receive-files';
import { paging, recordId, typedId } from '../http/input.schema';
import { dataOutput, listOutput } from '../outputs/output';
import { fetchPage } from '../records/page-of';
import { defineRoute, type RouteDefinition, type RouteRequest } from '../routes/route.types';
import { getKnex, inTransaction } from '../transactions/in-transaction';
import { messageOutput } from './conversation.answer';
import type { ConversationTerms } from './conversation.types';
import { filesOf, lockMessage, updateBody, type MessageRow } from './message.store';
import { messageView } from './message.view';
import { messageFiles, refuseManyFiles, writeMessage } from './write-message';

const legacyId = z.union([z.string().trim().min(1, 'required').max(40), z.number().int()]).transform(String);
const body = z.string({ error: 'required' }).trim().min(1, 'required').max(10_000);

/**
 * Builds the calls of a conversation between a record's company and the house: list (newest first), write with files, and correct one's own.
 * A record is named by `modelId` or `commentable_id`.
 */
export function conversationRoutes(terms: ConversationTerms): RouteDefinition[] {
  const message = messageOutput(terms.schema);
  const kind = z.enum([terms.type, ...(terms.aliases ?? [])], { error: 'unknown_model_type' });
  const calls = { terms, message, kind };
  return [listMessages(calls), sayMessage(calls), correctMessage(calls)];
}

interface Calls {
  readonly terms: ConversationTerms;
  readonly message: ReturnType<typeof messageOutput>;
  readonly kind: z.ZodType<string>;
}

const namedBy = (kind: Calls['kind']) =>
  z.strictObject({
    modelType: kind.optional(),
    modelId: legacyId.optional(),
    commentable_type: kind.optional(),
    commentable_id: legacyId.optional(),
    body,
  });

/** Returns the record that is meant, under either of the documents' two names. */
const findRecord = (
  { find }: ConversationTerms,
  request: Pick<RouteRequest, 'strapi' | 'actor'>,
  id: string | undefined,
) => (id === undefined ? reject('required', 'modelId') : find(request, id));

async function answer(terms: ConversationTerms, { strapi }: Pick<RouteRequest, 'strapi'>, id: number) {
  const knex = getKnex(strapi);
  const row = (await knex(terms.tables.message).where({ id }).first()) as MessageRow;
  return { data: messageView(terms, row, await filesOf(knex, terms, [id])), meta: {} };
}

const listMessages = ({ terms, message, kind }: Calls): RouteDefinition =>
  defineRoute({
    method: 'GET',
    path: `/${terms.noun}`,
    noun: terms.noun,
    action: 'find',
    needs: terms.needs.read,
    summary: `Mensajes de ${terms.label}`,
    query: z.object({ modelType: kind.default(terms.type), modelId: legacyId, ...paging }),
    output: listOutput(message),
    async handle(request) {
      const { id } = await findRecord(terms, request, request.query.modelId);
      const knex = getKnex(request.strapi);
      const of = () => knex(terms.tables.message).where({ [terms.columns.record]: id });
      const { rows, total, meta } = await fetchPage<MessageRow>(of, request.query);
      const files = await filesOf(
        knex,
        terms,
        rows.map((row) => row.id),
      );
      return { data: rows.map((row) => messageView(terms, row, files)), total, meta };
    },
  });

const sayMessage = ({ terms, message, kind }: Calls): RouteDefinition =>
  defineRoute({
    method: 'POST',
    path: `/${terms.noun}`,
    noun: terms.noun,
    action: 'create',
    needs: terms.needs.write,
    summary: `Escribir un mensaje sobre ${terms.label}, con archivos`,
    status: 201,
    input: namedBy(kind),
    output: dataOutput(message),
    async handle(request) {
      const { strapi, actor, input, files } = request;
      const record = await findRecord(terms, request, input.commentable_id ?? input.modelId);
      refuseManyFiles(files);
      const id = await receivingFiles(files, { '*': messageFiles }, (received) =>
        inTransaction(strapi, (tx) => writeMessage(tx, actor, terms, { record, body: input.body, files: received })),
      );
      return answer(terms, request, id);
    },
  });

const correctMessage = ({ terms, message, kind }: Calls): RouteDefinition =>
  defineRoute({
    method: 'PUT',
    path: `/${terms.noun}`,
    noun: terms.noun,
    action: 'update',
    needs: terms.needs.write,
    summary: 'Corregir un mensaje propio',
    input: namedBy(kind).extend({ id: z.union([recordId, typedId]) }),
    output: dataOutput(message),
    async handle(request) {
      const { strapi, actor, input } = request;
      const record = await findRecord(terms, request, input.commentable_id ?? input.modelId);
      await inTransaction(strapi, async (tx) => {
        const row = await lockMessage(tx, terms, input.id);
        if (row?.[terms.columns.record] !== record.id) throw new NotFoundError();
        if (row.author_kind !== actor.kind || row.author_id !== actor.id) throw new ForbiddenError();
        await updateBody(tx, terms, row.id, input.body);
        await recordAudit(tx, actor, {
          modelType: terms.auditedAs,
          modelId: record.id,
          action: 'comment-changed',
          before: { mensaje: row.body },
          after: { mensaje: input.body },
        });
      });
      return answer(terms, request, input.id);
    },
  });

import { z } from 'zod';
import {
  answerRecord,
  changeShaped,
  defineRoute,
  inTransaction,
  findLockedShaped,
  moveShaped,
  NotFoundError,
  parseIfMatch,
  pathId,
  reject,
  type Actor,
  type Tx,
} from '@mayorista/kernel';
import { nomCert } from '../../../shared/nom-cert.shape';
import { productIds, recordId } from '../input';
import { addProducts, removeProducts } from './cert-products';
import { certs, isClosed } from './cert.record';
import { nomCertOutput } from './cert.answer';

const noun = 'nom-certs';
const needs = 'nom-certs.write';

const certChange = certs.schemas.change.extend({
  status: z.enum(Object.keys(nomCert.states), { error: 'not_an_option' }).optional(),
});
const product = { product_id: recordId.optional(), nom_cert_id: recordId.optional() };

type Change = Parameters<typeof changeShaped>[3];

/** Changes a procedure; `status` moves it along its states. Throws ValidationError, ForbiddenError, NotFoundError or ConflictError. */
async function changeCert(tx: Tx, actor: Actor, { input, ...change }: Change): Promise<void> {
  const { status, ...given } = input;
  const current = await findLockedShaped(certs, tx, change.id, actor);
  if (current === null) throw new NotFoundError();
  if (isClosed(String(current.status))) reject('cert_closed');
  await changeShaped(certs, tx, actor, { ...change, input: given });
  if (status !== undefined && status !== current.status)
    await moveShaped(certs, tx, actor, { id: change.id, input: { status }, expected: null });
}

/** The calls of certification procedures that the documents name beside those of the record (spec catalogue 7, NOM compliance). */
export const certRoutes = [
  ...(['PUT', 'PATCH'] as const).map((method) =>
    defineRoute({
      method,
      path: '/nom-certs/:id',
      noun,
      action: 'update',
      needs,
      summary: 'Cambio: trámite NOM',
      input: certChange,
      output: nomCertOutput,
      async handle(request) {
        const { strapi, actor, input, files, ctx } = request;
        const id = pathId(request.params);
        const change = { id, input, files, expected: parseIfMatch(ctx) };
        await inTransaction(strapi, (tx) => changeCert(tx, actor, change));
        return answerRecord(certs, request, id);
      },
    }),
  ),
  defineRoute({
    method: 'POST',
    path: '/nom-cert-products',
    noun: 'nom-cert-products',
    action: 'create',
    needs,
    summary: 'Agregar un producto a un trámite NOM',
    status: 201,
    input: z.strictObject({ nom_cert_id: recordId, product_id: recordId }),
    output: nomCertOutput,
    async handle(request) {
      const { nom_cert_id: certId, product_id: id } = request.input;
      await inTransaction(request.strapi, (tx) => addProducts(tx, request.actor, { certId, productIds: [id] }));
      return answerRecord(certs, request, certId);
    },
  }),
  ...['/nom-cert-products/:id', '/nom-cert-products'].map((path) =>
    defineRoute({
      method: 'DELETE',
      path,
      noun: 'nom-cert-products',
      action: 'remove',
      needs,
      summary: 'Quitar un producto de un trámite NOM',
      input: z.object(product),
      query: z.object(product),
      output: nomCertOutput,
      async handle(request) {
        const { strapi, actor, params, input, query } = request;
        const id =
          params.id === undefined
            ? (input.product_id ?? query.product_id ?? reject('required', 'product_id'))
            : pathId(params);
        const certId = input.nom_cert_id ?? query.nom_cert_id ?? reject('required', 'nom_cert_id');
        await inTransaction(strapi, (tx) => removeProducts(tx, actor, { certId, productIds: [id] }));
        return answerRecord(certs, request, certId);
      },
    }),
  ),
  defineRoute({
    method: 'POST',
    path: '/bulk-nom-cert-products',
    noun: 'nom-cert-products',
    action: 'createMany',
    needs,
    summary: 'Agregar muchos productos a un trámite NOM',
    status: 201,
    input: z.strictObject({ nom_cert_id: recordId, product_ids: productIds }),
    output: nomCertOutput,
    async handle(request) {
      const { nom_cert_id: certId, product_ids } = request.input;
      await inTransaction(request.strapi, (tx) => addProducts(tx, request.actor, { certId, productIds: product_ids }));
      return answerRecord(certs, request, certId);
    },
  }),
];

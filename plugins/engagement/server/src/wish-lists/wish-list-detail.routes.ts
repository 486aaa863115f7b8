import { z } from 'zod';
import { defineRoute, NotFoundError, type RouteRequest } from '@mayorista/kernel';
import { pathIdOf } from '../owner';
import { quantity, recordId } from './wish-list.fields';
import { listPage } from './wish-list.view';
import { change, removeDetail } from './write-detail';
import { wishListDetailOutput } from './wish-list-detail.answer';

const needs = 'wish-lists.write';
const noun = 'wish-list-details';

function detailIdOf({ params }: RouteRequest): number {
  const id = pathIdOf(params.id);
  if (id === null) throw new NotFoundError();
  return id;
}

/** Every change of a list's products answers the list as it is then. */
async function answer({ strapi, actor, locale }: RouteRequest, listId: number) {
  return { data: await listPage(strapi, { actor, locale, currency: null }, listId), meta: {} };
}

export const wishListDetailRoutes = [
  defineRoute({
    method: 'PUT',
    path: '/wish-list-details/:id',
    noun,
    action: 'update',
    needs,
    summary: 'Cambiar piezas o mover a otra lista',
    input: z.strictObject({ quantity: quantity.optional(), list_id: recordId.optional() }),
    output: wishListDetailOutput,
    handle: async (request) =>
      answer(request, await change(request.strapi, request.actor, detailIdOf(request), request.input)),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/wish-list-details/:id',
    noun,
    action: 'remove',
    needs,
    summary: 'Quitar un producto de la lista',
    output: wishListDetailOutput,
    handle: async (request) => answer(request, await removeDetail(request.strapi, request.actor, detailIdOf(request))),
  }),
];

import {
  answerRecord,
  DependencyAway,
  defineRoute,
  findShaped,
  NotFoundError,
  pathId,
  recordOutput,
  typedId,
  type RouteDefinition,
} from '@mayorista/kernel';
import { z } from 'zod';
import { refreshSubscription } from './refresh-subscription';
import { subscribe } from './subscribe';
import { subscriptions } from './subscription.record';

const key = z.union([z.string().trim().min(1, 'required').max(100), z.int().transform(String)], { error: 'required' });
const noun = 'acoba-subscriptions';
const output = recordOutput(subscriptions.outputs.one);

/** A subscription is bought, and looked at as the platform says that it stands (spec storefront 7, Subscription). */
export const subscriptionRoutes: readonly RouteDefinition[] = [
  defineRoute({
    method: 'POST',
    path: '/acoba-subscriptions',
    noun,
    action: 'create',
    needs: 'acoba-subscriptions.write',
    summary: 'Comprar la suscripción de un dispositivo',
    status: 201,
    input: z.strictObject({ customer_id: key, device_id: key, product_id: typedId }),
    output,
    async handle(request) {
      const { strapi, actor, input } = request;
      const { customer_id: clientId, device_id: deviceId, product_id: productId } = input;
      return answerRecord(subscriptions, request, await subscribe(strapi, actor, { clientId, deviceId, productId }));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/acoba-subscriptions/:id',
    noun,
    action: 'findOne',
    needs: 'acoba-subscriptions.read',
    summary: 'Consulta: suscripción',
    output,
    async handle(request) {
      const { strapi, actor, params } = request;
      const id = pathId(params);
      if ((await findShaped(subscriptions, { strapi }, id, actor)) === null) throw new NotFoundError();
      await refreshSubscription(strapi, id).catch((error: unknown) => {
        // As it was when the platform last answered is better than no page.
        if (!(error instanceof DependencyAway)) throw error;
        strapi.log.warn(`Suscripción ${id}: ${error.message}`);
      });
      return answerRecord(subscriptions, request, id);
    },
  }),
];

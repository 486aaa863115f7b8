import { defineRoute, inTransaction, emptyOutput } from '@mayorista/kernel';
import { ownerOf } from '../received/owner';
import { providerIdOf, subscribeInput, unsubscribeInput } from './subscription.fields';
import { dropSubscription, keepSubscription } from './subscription.store';
import { vapid } from './vapid';
import { userPushNotificationSubscriberOutput, pushNotificationKeyOutput } from './subscription.answer';

const needs = 'push-notifications.own';

/** A person's browsers that are told while the store is closed. */
export const subscriptionRoutes = [
  defineRoute({
    method: 'GET',
    path: '/push-notification-keys',
    noun: 'push-notification-keys',
    action: 'find',
    needs,
    summary: 'Clave pública con la que se suscribe un navegador',
    output: pushNotificationKeyOutput,
    handle: async () => ({ data: { public_key: vapid().publicKey }, meta: {} }),
  }),
  defineRoute({
    method: 'POST',
    path: '/user-push-notification-subscriber',
    noun: 'user-push-notification-subscriber',
    action: 'create',
    needs,
    summary: 'Recibir avisos en este navegador',
    input: subscribeInput,
    isRepeatable: true,
    output: userPushNotificationSubscriberOutput,
    async handle({ strapi, actor, ctx, input: { provider_id: browser } }) {
      const providerId = providerIdOf(browser.endpoint);
      const given = { ...browser, userId: ownerOf(actor), providerId, userAgent: ctx.get('User-Agent') };
      const id = await inTransaction(strapi, (tx) => keepSubscription(tx, given));
      return { data: { id, provider_id: providerId }, meta: {} };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/user-push-notification-unsubscriber',
    noun: 'user-push-notification-unsubscriber',
    action: 'create',
    needs,
    summary: 'Ya no recibir avisos en este navegador',
    input: unsubscribeInput,
    isRepeatable: true,
    output: emptyOutput,
    async handle({ strapi, actor, input: { provider_id } }) {
      const userId = ownerOf(actor);
      await inTransaction(strapi, (tx) => dropSubscription(tx, userId, provider_id));
      return { data: null, meta: {} };
    },
  }),
];

import {
  answerRecord,
  dataOutput,
  defineRoute,
  listOutput,
  NotFoundError,
  recordOutput,
  typedId,
  unpagedList,
  type RouteDefinition,
} from '@mayorista/kernel';
import type { InputOf } from '@mayorista/kernel/shape';
import { z } from 'zod';
import type { acobaInstaller } from '../../../shared';
import { getPlatform } from '../platform/get-platform';
import { installers } from './installer.record';
import { openInstaller } from './open-installer';
import { devicesOf, findClient, findOpenInstaller, getOpenInstaller } from './own-installer';

const clientOutput = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    last_name: z.string().nullable(),
    email: z.string().nullable(),
    number_of_devices: z.int(),
  })
  .meta({ id: 'AcobaClient', description: 'Alguien cuyos dispositivos atiende un instalador' });

const deviceOutput = z
  .strictObject({
    device_id: z.string(),
    name: z.string(),
    type: z.string().nullable(),
    manufacturer: z.string().nullable(),
    max_channels: z.int().nullable(),
    subscription_id: z.string().nullable().meta({ description: 'Vacío mientras se le puede comprar una suscripción' }),
  })
  .meta({ id: 'AcobaDevice', description: 'Un dispositivo ligado por un cliente' });

const ofInstaller = z.object({ installer_id: typedId.optional() });

/** The calls of an installer's account (spec storefront 7, Subscription). What the platform keeps is asked of it each time. */
export const installerRoutes: readonly RouteDefinition[] = [
  defineRoute({
    method: 'POST',
    path: '/acoba-installers',
    noun: 'acoba-installers',
    action: 'create',
    needs: 'acoba-installers.write',
    summary: 'Crear la cuenta de instalador propia',
    status: 201,
    input: installers.schemas.create,
    output: recordOutput(installers.outputs.one),
    async handle(request) {
      const { strapi, actor, input } = request;
      const id = await openInstaller(strapi, actor, input as InputOf<typeof acobaInstaller>);
      return answerRecord(installers, request, id);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/acoba-installer-urls',
    noun: 'acoba-installer-urls',
    action: 'find',
    needs: 'acoba-installers.read',
    summary: 'Liga del portal de la plataforma',
    query: ofInstaller,
    output: dataOutput(z.strictObject({ installer_id: z.int().nullable(), url: z.string().nullable() })),
    async handle({ strapi, actor, query }) {
      const installer = await findOpenInstaller(strapi, actor, query.installer_id);
      const url = installer === null ? null : await getPlatform(strapi).portalUrl(installer.acoba_installer_id);
      return { data: { installer_id: installer?.id ?? null, url }, meta: {} };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/acoba-installer-clients',
    noun: 'acoba-installer-clients',
    action: 'find',
    needs: 'acoba-installers.read',
    summary: 'Usuarios que atiende un instalador',
    query: ofInstaller,
    output: listOutput(clientOutput),
    async handle({ strapi, actor, query }) {
      const installer = await getOpenInstaller(strapi, actor, query.installer_id);
      return unpagedList([...(await getPlatform(strapi).clients(installer.acoba_installer_id))]);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/acoba-client-devices',
    noun: 'acoba-client-devices',
    action: 'find',
    needs: 'acoba-installers.read',
    summary: 'Dispositivos de un usuario',
    query: ofInstaller.extend({ client_id: z.string().min(1).max(100) }),
    output: listOutput(deviceOutput),
    async handle({ strapi, actor, query: { installer_id: installerId, client_id: clientId } }) {
      const installer = await getOpenInstaller(strapi, actor, installerId);
      if ((await findClient(strapi, installer, clientId)) === null) throw new NotFoundError();
      return unpagedList([...(await devicesOf(strapi, clientId))]);
    },
  }),
];

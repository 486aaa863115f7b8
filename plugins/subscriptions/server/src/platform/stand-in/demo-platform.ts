import { getKnex, type Core } from '@mayorista/kernel';
import { tables } from '../../uids';
import type { MonitoringPlatform, PlatformState } from '../monitoring-platform';
import { demoClients, devicesOfClient, emptyEmail, emptyPrefix } from './demo-clients';

/**
 * The platform of an installation without one. It keeps nothing of its own: clients and devices are worked out of the installer's id, and
 * what is subscribed to is what our own tables say.
 */
export const demoPlatform = (strapi: Core.Strapi): MonitoringPlatform => ({
  isDemo: true,
  createInstaller: ({ email }, reference) =>
    Promise.resolve({ kind: 'created', id: `${email.startsWith(emptyEmail) ? emptyPrefix : 'demo-'}${reference}` }),
  portalUrl: (installerId) => Promise.resolve(`https://portal.monitoreo.test/instaladores/${installerId}`),
  clients: (installerId) =>
    Promise.resolve(
      demoClients(installerId).map(({ devices, ...client }) => ({ ...client, number_of_devices: devices.length })),
    ),
  devices: (clientId) => Promise.resolve(devicesOfClient(clientId)),
  createSubscription: (_subscription, reference) =>
    Promise.resolve({
      kind: 'created',
      state: { id: `demo-${reference}`, status: 'payment_pending', start_date: null, end_date: null },
    }),
  async subscription(id) {
    const row = (await getKnex(strapi)(tables.subscription)
      .where({ acoba_subscription_id: id })
      .first('status', 'start_date', 'end_date')) as Omit<PlatformState, 'id'> | undefined;
    return row === undefined ? null : { id, ...row };
  },
});

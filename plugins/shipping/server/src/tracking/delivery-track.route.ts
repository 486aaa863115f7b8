import { defineRoute, getKnex, NotFoundError, say } from '@mayorista/kernel';
import type { PackageWay } from '../../../contract';
import { packageStateWords } from '../../../shared/package-states';
import { tables } from '../uids';
import { carrierTracking } from './carrier-tracking';
import { findPackage } from './tracking.service';
import { deliveryTrackOutput } from './delivery-track.answer';

interface CarrierRow {
  readonly id: number;
  readonly name: string;
  readonly tracking: string;
}

const nothing: PackageWay = { state: 'unknown', steps: [], estimatedAt: null };

/** GET /delivery-tracks/{tracking_number}: where a package is, by its carrier (spec storefront 7, Sale orders). */
export const deliveryTrackRoute = defineRoute({
  method: 'GET',
  path: '/delivery-tracks/:tracking_number',
  noun: 'delivery-tracks',
  action: 'findOne',
  needs: 'delivery-tracks.read',
  summary: 'Dónde está un paquete de un pedido',
  output: deliveryTrackOutput,
  async handle({ strapi, actor, params }) {
    const trackingNumber = (params.tracking_number ?? '').trim();
    const found = trackingNumber === '' ? null : await findPackage(strapi, actor, trackingNumber);
    if (found === null) throw new NotFoundError();
    const carrier = (await getKnex(strapi)(tables.carrier)
      .where({ id: found.carrierId ?? 0 })
      .first('id', 'name', 'tracking')) as CarrierRow | undefined;
    const tracking = carrierTracking(carrier?.tracking ?? 'none');
    const way = (await tracking?.find(found)) ?? nothing;
    return {
      data: {
        tracking_number: trackingNumber,
        carrier: carrier === undefined ? null : { id: carrier.id, name: carrier.name },
        /** False where the carrier does not tell us where its packages are. */
        is_tracked: tracking !== null,
        is_demo: tracking?.isDemo ?? false,
        state: way.state,
        state_label: say(packageStateWords[way.state]),
        estimated_at: way.estimatedAt,
        events: way.steps.map(({ at, state, text, place }) => ({
          at,
          state,
          state_label: say(packageStateWords[state]),
          text,
          place,
        })),
      },
      meta: {},
    };
  },
});

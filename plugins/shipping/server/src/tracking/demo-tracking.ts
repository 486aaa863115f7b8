import { now } from '@mayorista/kernel';
import { readDhl } from './dhl';
import type { CarrierTracking } from './carrier-tracking.types';

const hourMs = 3_600_000;

/** The way of a package of the demonstration: hours after it was handed over. */
const way = [
  { after: 0, statusCode: 'pre-transit', description: 'Información del envío recibida', place: 'Monterrey' },
  { after: 5, statusCode: 'transit', description: 'Envío recolectado', place: 'Monterrey' },
  { after: 14, statusCode: 'transit', description: 'En el centro de distribución', place: 'San Luis Potosí' },
  { after: 26, statusCode: 'transit', description: 'En ruta de entrega con el mensajero', place: 'Ciudad de destino' },
  { after: 31, statusCode: 'delivered', description: 'Entregado y firmado', place: 'Ciudad de destino' },
] as const;

/** Says in DHL's own protocol how far a package of the demonstration would be by now. A number that ends in X gets into trouble. */
export function demoAnswer(trackingNumber: string, handedOverAt: string, at: Date) {
  const start = new Date(handedOverAt).getTime();
  const isTroubled = /X$/i.test(trackingNumber);
  const past = way
    .filter(({ after }) => start + after * hourMs <= at.getTime())
    .map(({ after, statusCode, description, place }) => ({
      timestamp: new Date(start + after * hourMs).toISOString(),
      location: { address: { addressLocality: place, countryCode: 'MX' } },
      statusCode: isTroubled && statusCode === 'delivered' ? 'failure' : statusCode,
      description: isTroubled && statusCode === 'delivered' ? 'Nadie recibió: se intentará de nuevo' : description,
    }))
    .reverse();
  return {
    shipments: [
      {
        id: trackingNumber,
        service: 'express',
        status: past[0] ?? { statusCode: 'unknown' },
        estimatedTimeOfDelivery: new Date(start + (way.at(-1)?.after ?? 0) * hourMs).toISOString(),
        events: past,
      },
    ],
  };
}

/** Stands in for the carrier: no package is known before the house hands it over. */
export const demoTracking: CarrierTracking = {
  isDemo: true,
  find: ({ trackingNumber, handedOverAt }) =>
    Promise.resolve(handedOverAt === null ? null : readDhl(demoAnswer(trackingNumber, handedOverAt, now()))),
};

import { z } from 'zod';
import { defineRoute, service, unpagedList } from '@mayorista/kernel';
import '@mayorista/shipping/contract';
import { incidenceDeliveryOfficeListOutput } from './delivery-offices.answer';

/** GET /incidence-delivery-offices: lists carriers' offices where pieces may be handed in, those near a postal code first. */
export const incidenceOfficesRoute = defineRoute({
  method: 'GET',
  path: '/incidence-delivery-offices',
  noun: 'incidence-delivery-offices',
  action: 'find',
  needs: 'incidences.read',
  summary: 'Oficinas de paquetería para entregar piezas de una incidencia',
  query: z.object({
    zip_code: z
      .string()
      .regex(/^\d{5}$/, 'invalid')
      .optional(),
    locale: z.string().optional(),
  }),
  output: incidenceDeliveryOfficeListOutput,
  async handle({ strapi, query: { zip_code: zipCode = null } }) {
    const offices = await service(strapi, 'shipping.options').offices(zipCode);
    return unpagedList(
      offices.map(({ id, name, carrierName, address, zipCode: zip, telephone, openingHours, hasCoverage }) => ({
        id,
        name,
        carrier_name: carrierName,
        address,
        zip_code: zip,
        telephone,
        opening_hours: openingHours,
        has_coverage: hasCoverage,
      })),
    );
  },
});

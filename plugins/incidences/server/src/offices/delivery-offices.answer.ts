import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

const incidenceDeliveryOffice = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    carrier_name: z.string().nullable(),
    address: z.string(),
    zip_code: z.string(),
    telephone: z.string().nullable(),
    opening_hours: z.string().nullable(),
    has_coverage: z.boolean().nullable(),
  })
  .meta({ id: 'IncidenceDeliveryOffice' });

export const incidenceDeliveryOfficeListOutput = listOutput(incidenceDeliveryOffice);

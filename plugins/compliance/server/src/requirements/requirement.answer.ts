import { z } from 'zod';

export const nomRequirement = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    description: z.string().nullable(),
    document_type: z.enum(['certificate', 'dictum', 'evidence']),
    is_mandatory: z.boolean(),
    position: z.int(),
    nom_id: z.int().nullable(),
    nom_code: z.string().nullable(),
    responsible_id: z.int().nullable(),
    responsible_name: z.string().nullable(),
  })
  .meta({ id: 'NomRequirement' });

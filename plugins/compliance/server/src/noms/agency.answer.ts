import { z } from 'zod';

export const nomDocumentCertificationAgency = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    acronym: z.string().nullable(),
    accreditation: z.string().nullable(),
    email: z.string().nullable(),
    telephone: z.string().nullable(),
    web_page: z.string().nullable(),
    status: z.int(),
  })
  .meta({ id: 'NomDocumentCertificationAgency' });

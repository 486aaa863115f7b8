import { z } from 'zod';
import { dataOutput, instantOutput } from '@mayorista/kernel';

/** What somebody answered to a form of a landing. */
export const landingSubmission = z
  .strictObject({
    id: z.int(),
    landing_name: z.string(),
    form_title: z.string(),
    email: z.string().nullable(),
    answers: z.unknown().meta({
      description: 'Las respuestas por pregunta',
      examples: [{ Nombre: 'Ana', Correo: 'ana@distribuidor.mx' }],
    }),
    submitted_at: instantOutput,
  })
  .meta({ id: 'LandingSubmission' });

export const landingSubmissionOutput = dataOutput(z.strictObject({ message: z.string().nullable() }));

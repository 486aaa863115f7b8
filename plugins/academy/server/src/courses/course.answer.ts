import { dayOutput, listOutput, namedOutput } from '@mayorista/kernel';
import { z } from 'zod';
import { modalities } from '../../../shared';

const course = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    description: z.string().nullable(),
    category: namedOutput.nullable(),
    brands: z.array(namedOutput),
    modality: z.enum(Object.keys(modalities) as [keyof typeof modalities]),
    modality_label: z.string().meta({ examples: ['En línea'] }),
    hours: z.int().nullable(),
    place: z.string().nullable(),
    passing_grade: z.int(),
    url: z.string().nullable().meta({ description: 'Solo para quien es alumno con acceso, y para la casa' }),
    grade: z
      .strictObject({ grade: z.int(), passed: z.boolean(), taken_on: dayOutput })
      .nullable()
      .meta({ description: 'La mejor calificación de quien pregunta' }),
  })
  .meta({ id: 'UniversityCourse', description: 'Un curso publicado' });

export const courseListOutput = listOutput(course, { may_enter: z.boolean() });

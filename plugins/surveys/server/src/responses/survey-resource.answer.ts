import { dataOutput } from '@mayorista/kernel';
import { z } from 'zod';
import { fieldTypes, type FieldType } from '../../../shared';

const field = z
  .strictObject({
    id: z.int(),
    label: z.string().meta({ examples: ['¿Qué te pareció el evento?'] }),
    type: z.enum(Object.keys(fieldTypes) as [FieldType]),
    options: z.array(z.string()).meta({ description: 'De una calificación, el inicio y el límite' }),
    rules: z.array(z.literal('required')),
    description: z.string().nullable(),
    value: z
      .union([z.number(), z.string(), z.array(z.string())])
      .nullable()
      .meta({ description: 'Lo que quien pregunta ha contestado: 1 o 0, un número, un texto o varios' }),
  })
  .meta({ id: 'SurveyQuestion', description: 'Una pregunta, con lo contestado hasta ahora' });

export const surveyResourceOutput = dataOutput(
  z
    .strictObject({
      id: z.int(),
      name: z.string(),
      title: z.string(),
      description: z.string().nullable(),
      preview: z.boolean().meta({ description: 'Solo se mira: no se guarda nada' }),
      has_entity_reponse: z.boolean().meta({ description: 'Ya la contestó quien pregunta' }),
      button_text: z.string(),
      button_url: z.string(),
      encrypted_entity: z.string().nullable(),
      uuid: z.string().nullable(),
      survey_fields: z.array(field),
    })
    .meta({ id: 'SurveyResource', description: 'Una encuesta como la ve quien la contesta' }),
);

export const savedAnswersOutput = dataOutput(
  z.strictObject({ id: z.int(), survey_id: z.int(), has_entity_reponse: z.boolean() }),
);

import { z, type ZodType } from 'zod';
import { dataOutput, recordOutput } from '@mayorista/kernel';
import { distributorRegistry, registryDocumentLabels, type RegistryDocumentType } from '../../../shared';
import { distributorRegistries } from './distributor-registry.record';
import { fieldsOfSection, groupOfSection } from './sections';

type Stage = keyof typeof distributorRegistry.states;
const { shape } = distributorRegistries.outputs.one;

const fields = (names: readonly string[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, shape[name] as ZodType])));

const document = z
  .strictObject({
    id: z.int(),
    type: z.enum(Object.keys(registryDocumentLabels) as [RegistryDocumentType, ...RegistryDocumentType[]]),
    type_label: z.string(),
    problems: z.string().nullable(),
    name: z.string().nullable().meta({ description: 'El nombre del archivo' }),
    is_valid: z.boolean(),
  })
  .meta({ id: 'RegistrationDocument' });

const draft = z
  .strictObject({
    id: z.int(),
    stage: z.enum(Object.keys(distributorRegistry.states) as [Stage, ...Stage[]]),
    registry: fields(fieldsOfSection.registry),
    fiscal: fields(fieldsOfSection.fiscal),
    reference: shape[groupOfSection.reference] as ZodType,
    addresses: shape[groupOfSection.addresses] as ZodType,
    questionnaire: shape[groupOfSection.questionnaire] as ZodType,
    documents: z.array(document),
    missing: z
      .array(z.string())
      .meta({ description: 'Lo que falta para enviarlo, por sección', examples: [['fiscal.rfc']] }),
  })
  .meta({ id: 'RegistrationDraft', description: 'Un registro de distribuidor en captura' });

export const registrationDraftOutput = recordOutput(draft);

export const savedRegistrationOutput = recordOutput(
  draft
    .extend({ token: z.string().nullable().meta({ description: 'Con él se continúa; nulo una vez enviado' }) })
    .meta({ id: 'SavedRegistration' }),
);

export const registrationDocumentListOutput = dataOutput(z.array(document)).extend({ total: z.int() });

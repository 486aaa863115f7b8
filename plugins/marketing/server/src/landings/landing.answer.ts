import { z } from 'zod';
import { dataOutput, instantOutput, listOutput } from '@mayorista/kernel';
import { landingBlock } from './block.answer';

const texts = z.strictObject({ es: z.string().nullable(), en: z.string().nullable() });

export const landingListed = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    slug: z.string().meta({ examples: ['buen-fin'] }),
    title: z.string().nullable(),
    title_translations: texts,
    description_translations: texts,
    starts_at: instantOutput.nullable(),
    ends_at: instantOutput.nullable(),
    updated_at: instantOutput,
    status: z.int(),
    state: z.enum(['draft', 'active', 'scheduled', 'ended']),
    status_label: z.string(),
  })
  .meta({ id: 'LandingListed' });

export const landingListOutput = listOutput(landingListed);

const landing = landingListed
  .extend({ blocks_translations: z.strictObject({ es: z.array(landingBlock), en: z.array(landingBlock) }) })
  .meta({ id: 'Landing' });

export const landingOutput = dataOutput(landing);

export const landingStatusOutput = z.strictObject({ data: landing, message: z.string(), meta: z.strictObject({}) });

export const landingPreviewOutput = dataOutput(z.strictObject({ url: z.string() }));

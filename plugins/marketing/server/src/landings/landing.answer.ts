import { z } from 'zod';
import { dataOutput, instantOutput, listOutput } from '@mayorista/kernel';
import { landingBlock } from './block.answer';

/** A text by language; a language without one may be left out. */
const texts = z.record(z.string(), z.string().nullable());

/** What a landing says of itself, as its writing calls answer it. */
export const landingTexts = z
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
  })
  .meta({ id: 'LandingTexts' });

const landingListed = landingTexts
  .extend({
    status: z.int(),
    state: z.enum(['draft', 'active', 'scheduled', 'ended']),
    status_label: z.string(),
  })
  .meta({ id: 'LandingListed' });

export const landingListOutput = listOutput(landingListed);

const landing = landingListed
  .extend({ blocks_translations: z.record(z.string(), z.array(landingBlock).nullable()) })
  .meta({ id: 'Landing' });

export const landingOutput = dataOutput(landing);

export const landingStatusOutput = z.strictObject({ data: landing, message: z.string(), meta: z.strictObject({}) });

export const landingPreviewOutput = dataOutput(z.strictObject({ url: z.string() }));

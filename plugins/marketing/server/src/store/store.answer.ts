import { z } from 'zod';
import { dataOutput, instantOutput } from '@mayorista/kernel';
import { landingBlock } from '../landings/block.answer';

const text = z.string().nullable();

const promo = z
  .strictObject({
    id: z.int(),
    start_date: instantOutput,
    end_date: instantOutput,
    link_url: text,
    logo_url: text,
    background_style: z.string(),
    title: z.string(),
    button_text: text,
    has_countdown: z.boolean(),
    button_style: z.string(),
    terms_and_conditions: text,
  })
  .meta({ id: 'StorePromo' });

const popup = z
  .strictObject({
    key: z.string(),
    concept: z.string(),
    title: text,
    body: text,
    action_text: text,
    action_url: text,
    image_url: text,
    starts_at: instantOutput.nullable(),
    ends_at: instantOutput.nullable(),
  })
  .meta({ id: 'StorePopup' });

const navButton = z
  .strictObject({
    id: z.int(),
    label: z.string(),
    url: z.string(),
    variant: z.string(),
    font_size: z.int(),
    text_color: text,
    background_color: text,
    starts_at: instantOutput.nullable(),
    ends_at: instantOutput.nullable(),
    position: z.int(),
    image_url: text,
  })
  .meta({ id: 'StoreNavButton' });

export const storeCampaignOutput = dataOutput(
  z
    .strictObject({ promos: z.array(promo), popups: z.array(popup), nav_buttons: z.array(navButton) })
    .meta({ id: 'StoreCampaigns' }),
);

export const storeLandingOutput = dataOutput(
  z
    .strictObject({
      slug: z.string(),
      title: z.string(),
      description: text,
      ends_at: instantOutput.nullable(),
      is_preview: z.boolean(),
      blocks: z.array(landingBlock),
    })
    .meta({ id: 'StoreLanding' }),
);

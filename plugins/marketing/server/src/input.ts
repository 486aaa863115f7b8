import { z } from 'zod';
import { BUTTON_VARIANTS, NAV_PROMO_BUTTON_FONT_PX } from '@mayorista/config';

import { momentText } from '@mayorista/kernel';

export { momentText as instant, recordId } from '@mayorista/kernel';

/** What inputs of this domain are made of. */
export const text = (max: number) => z.string().trim().min(1).max(max);
/** A text that may be emptied: '' becomes null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => (value === '' ? null : value))
    .nullish();

const linkPattern = /^(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+|#[\w-]+)$/;

/** Where a link of marketing may lead: an address of the store, or a whole https one. Never a script. */
const isLink = (value: string): boolean => linkPattern.test(value);
export const link = z.string().trim().max(300).refine(isLink, 'link_invalid');
export const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'color_invalid');
export const variant = z.enum(BUTTON_VARIANTS, { error: 'not_an_option' });
export const fontSize = z
  .number({ error: 'not_a_number' })
  .int('invalid')
  .min(12)
  .max(20)
  .default(NAV_PROMO_BUTTON_FONT_PX);

/** When, where and whether something is shown: the same for whatever is no draft. */
export const showing = {
  starts_at: momentText.nullish(),
  ends_at: momentText.nullish(),
  position: z.number({ error: 'not_a_number' }).int('invalid').min(0).max(1_000).default(0),
  is_active: z.boolean().default(true),
};

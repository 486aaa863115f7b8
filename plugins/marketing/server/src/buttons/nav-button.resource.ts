import { z } from 'zod';
import { defineResource, otherLocales, writeRule, type BaseRow, type Json } from '@mayorista/kernel';
import { color, fontSize, link, optionalText, recordId, showing, text, variant } from '../input';
import { refuseDisorder } from '../refuse-disorder';
import { isoOf } from '../schedule.rules';
import { uids } from '../uids';
import { storeNavPromoButtonConfig } from './nav-button.answer';

export interface NavButtonRow extends BaseRow {
  readonly label: string;
  readonly label_translations?: Json;
  readonly url: string;
  readonly variant: string;
  readonly font_size: number;
  readonly text_color: string | null;
  readonly background_color: string | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly position: number;
  readonly is_active: boolean;
  readonly image?: { readonly url: string; readonly alternativeText: string | null } | null;
}

const buttonInput = z.strictObject({
  label_translations: z.strictObject({ es: text(40), en: optionalText(40) }),
  url: link,
  variant: variant.default('primary'),
  font_size: fontSize,
  text_color: color.nullish(),
  background_color: color.nullish(),
  ...showing,
  image: recordId.nullish(),
});
type ButtonInput = Partial<z.output<typeof buttonInput>>;

/** Promo buttons of the store's navigation (spec people 7; font and colours storefront 9). */
export const navButtonResource = defineResource<NavButtonRow>()({
  path: '/store-nav-promo-button-configs',
  uid: uids.navButton,
  label: 'botón de navegación',
  localized: true,
  search: ['label', 'url'],
  filters: ['is_active', 'position'],
  populate: ['image'],
  order: { position: 'asc', id: 'asc' },
  read: { needs: 'store-nav-promo-button-configs.read' },
  create: writeRule({
    needs: 'store-nav-promo-button-configs.write',
    schema: buttonInput,
    toRow: rowOf,
    before: ({ input }) => refuseDisorder(input, null),
  }),
  update: writeRule({
    needs: 'store-nav-promo-button-configs.write',
    schema: buttonInput.partial(),
    toRow: rowOf,
    before: ({ input }, current) => refuseDisorder(input, current as NavButtonRow | null),
  }),
  remove: { needs: 'store-nav-promo-button-configs.write' },
  output: storeNavPromoButtonConfig,
  serialize: (row) => ({ ...buttonView(row), label_translations: row.label_translations, is_active: row.is_active }),
});

/** A button as the store draws it. */
export const buttonView = (row: NavButtonRow) => ({
  id: row.id,
  label: row.label,
  url: row.url,
  variant: row.variant,
  font_size: row.font_size,
  text_color: row.text_color,
  background_color: row.background_color,
  starts_at: isoOf(row.starts_at),
  ends_at: isoOf(row.ends_at),
  position: row.position,
  image_url: row.image?.url ?? null,
});

function rowOf({ label_translations: label, ...columns }: ButtonInput): Json {
  return {
    ...columns,
    ...(label === undefined ? {} : { label: label.es }),
    ...(label?.en == null ? {} : { [otherLocales]: { en: { label: label.en } } }),
  };
}

import { z } from 'zod';
import {
  defineResource,
  now,
  otherLocales,
  writeRule,
  type Actor,
  type BaseRow,
  type Json,
  type Where,
} from '@mayorista/kernel';
import { color, link, optionalText, recordId, showing, text } from '../input';
import { refuseDisorder } from '../refuse-disorder';
import { isoOf } from '../schedule.rules';
import { uids } from '../uids';
import { storeProfilePromoDashboardConfig } from './profile-promo.answer';

interface ProfilePromoRow extends BaseRow {
  readonly title: string;
  readonly title_translations?: Json;
  readonly text: string | null;
  readonly text_translations?: Json;
  readonly action_text: string | null;
  readonly action_text_translations?: Json;
  readonly url: string;
  readonly background_color: string | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly position: number;
  readonly is_active: boolean;
  readonly for_secondary_users: boolean;
  readonly image?: { readonly url: string } | null;
}

const optionalTexts = (max: number) => z.strictObject({ es: optionalText(max), en: optionalText(max) }).optional();

const promoInput = z.strictObject({
  title_translations: z.strictObject({ es: text(80), en: text(80).optional() }),
  text_translations: optionalTexts(240),
  action_text_translations: optionalTexts(40),
  url: link,
  background_color: color.nullish(),
  ...showing,
  for_secondary_users: z.boolean().default(false),
  image: recordId.nullish(),
});
type PromoInput = Partial<z.output<typeof promoInput>>;

const write = 'store-profile-promo-dashboard-configs.write';

/** Promos that people of the store are shown on their profile: these read those shown now (spec storefront 7, Profile). */
export const profilePromoResource = defineResource<ProfilePromoRow>()({
  path: '/store-profile-promo-dashboard-configs',
  uid: uids.profilePromo,
  label: 'promoción del perfil',
  localized: true,
  search: ['title', 'url'],
  filters: ['is_active', 'position'],
  populate: ['image'],
  order: { position: 'asc', id: 'asc' },
  scope: shownTo,
  read: { needs: 'store-profile-promo-dashboard-configs.read' },
  create: writeRule({
    needs: write,
    schema: promoInput,
    toRow: rowOf,
    before: ({ input }) => refuseDisorder(input, null),
  }),
  update: writeRule({
    needs: write,
    schema: promoInput.partial(),
    toRow: rowOf,
    before: ({ input }, current) => refuseDisorder(input, current as ProfilePromoRow | null),
  }),
  remove: { needs: write },
  output: storeProfilePromoDashboardConfig,
  serialize: (row) => ({
    id: row.id,
    title: row.title,
    title_translations: row.title_translations,
    text: row.text,
    text_translations: row.text_translations,
    action_text: row.action_text,
    action_text_translations: row.action_text_translations,
    url: row.url,
    background_color: row.background_color,
    starts_at: isoOf(row.starts_at),
    ends_at: isoOf(row.ends_at),
    position: row.position,
    is_active: row.is_active,
    for_secondary_users: row.for_secondary_users,
    image_url: row.image?.url ?? null,
  }),
});

/** People of the store see those switched on whose dates include now; secondary users, who are told of no discount, those meant for them too. */
function shownTo(actor: Actor): Where {
  if (actor.kind !== 'person') return {};
  const at = now();
  return {
    is_active: true,
    ...(actor.roles.includes('secondary_user') ? { for_secondary_users: true } : {}),
    $and: [
      { $or: [{ starts_at: { $null: true } }, { starts_at: { $lte: at } }] },
      { $or: [{ ends_at: { $null: true } }, { ends_at: { $gt: at } }] },
    ],
  };
}

/** Only what was sent is written, in each language it was sent in. */
function rowOf({ title_translations, text_translations, action_text_translations, ...columns }: PromoInput): Json {
  const words = { title: title_translations, text: text_translations, action_text: action_text_translations };
  const textsIn = (locale: 'es' | 'en') =>
    Object.entries(words).flatMap(([name, texts]) =>
      texts?.[locale] === undefined ? [] : [[name, texts[locale]] as const],
    );
  const english = textsIn('en');
  return {
    ...columns,
    ...Object.fromEntries(textsIn('es')),
    ...(english.length === 0 ? {} : { [otherLocales]: { en: Object.fromEntries(english) } }),
  };
}

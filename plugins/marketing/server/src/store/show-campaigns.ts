import { defaultLocale } from '@mayorista/config';
import { beginStamp, now, withLocale, type BaseRow, type Core, type StampedResponse } from '@mayorista/kernel';
import { campaignChanged } from '../../../events';
import { buttonView, type NavButtonRow } from '../buttons/nav-button.resource';
import { dateOf, isoOf, isOver } from '../schedule.rules';
import { uids } from '../uids';

type Row = BaseRow & Readonly<Record<string, unknown>>;

const orderBy = [{ position: 'asc' as const }, { id: 'asc' as const }];
const pictureUrl = (value: unknown): string | null => (value as { url?: string } | null | undefined)?.url ?? null;

/**
 * What surrounds the store's pages: promos of the bar, promo buttons and popups that are shown now or will be, each with
 * its dates and in the order in which the first one whose dates include now is shown (spec storefront 2, 4).
 */
export async function showCampaigns(strapi: Core.Strapi, locale: string): Promise<StampedResponse> {
  const shown = beginStamp(strapi);
  const [promos, popups, buttons] = await Promise.all([
    published(strapi, uids.storePromo, { locale, picture: 'logo', end: 'end_date' }),
    published(strapi, uids.popup, { locale, picture: 'image', end: 'ends_at' }),
    activeButtons(strapi, locale),
  ]);
  const data = { promos: promos.map(promoView), popups: popups.map(popupView), nav_buttons: buttons.map(buttonView) };
  return { body: JSON.stringify({ data, meta: {} }), ...shown.of({ events: [campaignChanged] }) };
}

interface Wanted {
  readonly locale: string;
  readonly picture: string;
  readonly end: string;
}

type StagedUid = typeof uids.storePromo | typeof uids.popup;

/** The published rows that are not over, in Spanish with the texts of the language laid over. */
async function published(strapi: Core.Strapi, uid: StagedUid, { locale, picture, end }: Wanted): Promise<Row[]> {
  const query = strapi.db.query(uid);
  const where = { publishedAt: { $notNull: true } };
  const rows = (await query.findMany({
    where: { ...where, locale: defaultLocale },
    orderBy,
    populate: [picture],
  })) as Row[];
  const shown = rows.filter((row) => !isOver({ startsAt: null, endsAt: dateOf(row[end]) }, now()));
  if (locale === defaultLocale || shown.length === 0) return shown;
  const others = (await query.findMany({
    where: { ...where, locale, documentId: { $in: shown.map(({ documentId }) => documentId) } },
  })) as Row[];
  const byDocument = new Map(others.map((row) => [row.documentId, row]));
  return shown.map((row) => ({ ...row, ...filled(byDocument.get(row.documentId), textsOf[uid]) }));
}

const textsOf: Readonly<Record<StagedUid, readonly string[]>> = {
  [uids.storePromo]: ['title', 'button_text', 'terms_and_conditions'],
  [uids.popup]: ['title', 'body', 'action_text'],
};

const filled = (row: Row | undefined, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (row?.[name] == null || row[name] === '' ? [] : [[name, row[name]]])));

async function activeButtons(strapi: Core.Strapi, locale: string): Promise<NavButtonRow[]> {
  const rows = (await strapi.db.query(uids.navButton).findMany({
    where: { locale: defaultLocale, is_active: true },
    orderBy,
    populate: ['image'],
  })) as NavButtonRow[];
  const shown = rows.filter(({ ends_at }) => !isOver({ startsAt: null, endsAt: dateOf(ends_at) }, now()));
  return withLocale(strapi, uids.navButton, shown, locale);
}

/** The document's promo (spec storefront 3). */
const promoView = (row: Row) => ({
  id: row.id,
  start_date: isoOf(row.start_date),
  end_date: isoOf(row.end_date),
  link_url: row.link_url ?? null,
  logo_url: pictureUrl(row.logo),
  background_style: row.background_style,
  title: row.title,
  button_text: row.button_text ?? null,
  has_countdown: row.has_countdown === true || row.has_countdown === 1,
  button_style: row.button_style,
  terms_and_conditions: row.terms_and_conditions ?? null,
});

const popupView = (row: Row) => ({
  key: row.documentId,
  concept: row.concept,
  title: row.title ?? null,
  body: row.body ?? null,
  action_text: row.action_text ?? null,
  action_url: row.action_url ?? null,
  image_url: pictureUrl(row.image),
  starts_at: isoOf(row.starts_at),
  ends_at: isoOf(row.ends_at),
});

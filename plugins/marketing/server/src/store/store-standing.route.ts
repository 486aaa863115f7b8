import { z } from 'zod';
import { defaultLocale } from '@mayorista/config';
import { dataOutput, defineRoute, NotFoundError, now, type BaseRow, type Core } from '@mayorista/kernel';
import { dateOf } from '../schedule.rules';
import { uids } from '../uids';
import { storeChecks, type CampaignFacts } from './store-standing.rules';

type Row = BaseRow & Readonly<Record<string, unknown>>;

/** What the store shows of campaigns: its type, its dates, and whether it is a draft first. */
const kinds = {
  landing: { uid: uids.landing, start: 'starts_at', end: 'ends_at', isStaged: true },
  'store-promo': { uid: uids.storePromo, start: 'start_date', end: 'end_date', isStaged: true },
  popup: { uid: uids.popup, start: 'starts_at', end: 'ends_at', isStaged: true },
  'store-nav-promo-button-config': { uid: uids.navButton, start: 'starts_at', end: 'ends_at', isStaged: false },
  'store-profile-promo-dashboard-config': {
    uid: uids.profilePromo,
    start: 'starts_at',
    end: 'ends_at',
    isStaged: false,
  },
} as const;
type Kind = keyof typeof kinds;

const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);

const output = dataOutput(
  z
    .strictObject({
      in_store: z.boolean(),
      checks: z.array(z.strictObject({ text: z.string(), is_met: z.boolean() })),
    })
    .meta({ id: 'StoreStanding' }),
);

/** GET /store-standings/{kind}/{documentId}: whether the store shows something of a campaign now, and what it lacks for that. */
export const storeStandingRoute = defineRoute({
  method: 'GET',
  path: '/store-standings/:kind/:id',
  noun: 'store-standings',
  action: 'findOne',
  needs: 'landings.read',
  summary: 'Si algo de una campaña está en la tienda, y qué le falta',
  output,
  async handle({ strapi, params: { kind = '', id = '' } }) {
    if (!isKind(kind)) throw new NotFoundError();
    const checks = storeChecks(await factsOf(strapi, kind, id), now());
    return { data: { in_store: checks.every(({ is_met: isMet }) => isMet), checks }, meta: {} };
  },
});

/** Reads what is shown: of what is a draft first the published version, and its draft where there is none. */
async function factsOf(strapi: Core.Strapi, kind: Kind, documentId: string): Promise<CampaignFacts> {
  const { uid, start, end, isStaged } = kinds[kind];
  const rows = (await strapi.db.query(uid).findMany({
    where: { documentId, locale: defaultLocale },
    ...(kind === 'landing' ? { populate: ['blocks'] } : {}),
  })) as Row[];
  const published = rows.find(({ publishedAt }) => publishedAt != null);
  const row = isStaged ? (published ?? rows[0]) : rows[0];
  if (row === undefined) throw new NotFoundError();
  return {
    isOn: isStaged ? published !== undefined : row.is_active === true || row.is_active === 1,
    isStaged,
    schedule: { startsAt: dateOf(row[start]), endsAt: dateOf(row[end]) },
    hasContent: kind === 'landing' ? Array.isArray(row.blocks) && row.blocks.length > 0 : null,
  };
}

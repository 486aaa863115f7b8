import {
  landings,
  navButtons,
  popups,
  products,
  profilePromos,
  storePromos,
  type LandingSeed,
  type NavButtonSeed,
  type PopupSeed,
  type ProfilePromoSeed,
  type StorePromoSeed,
} from '@mayorista/database/seeds';
import { inTransaction, now, type Core, type Deps } from '@mayorista/kernel';
import { uids } from '../uids';
import { blocksIn, lookUp, type LookUp } from './landing-blocks';

const dayMs = 86_400_000;
const skuOf = new Map(products.map(({ model, sku }) => [model, sku]));

/** The store's bar, buttons, popup and landings of the demo world. */
export const marketingDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    await inTransaction(strapi, async (tx) => {
      if ((await strapi.db.query(uids.landing).findOne({ select: ['id'] })) !== null) return;
      const found = await lookUp(tx);
      for (const seed of storePromos) await loadPromo(strapi, seed);
      for (const seed of navButtons) await loadButton(strapi, seed);
      for (const seed of profilePromos) await loadProfilePromo(strapi, seed, found);
      for (const seed of popups) await loadPopup(strapi, seed, found);
      for (const seed of landings) await loadLanding(strapi, seed, found);
    });
  },
});

const inDays = (days: number): string => new Date(now().getTime() + days * dayMs).toISOString();

type Texts = Readonly<Record<string, unknown>>;
type Uid =
  typeof uids.landing | typeof uids.popup | typeof uids.storePromo | typeof uids.navButton | typeof uids.profilePromo;

interface Written {
  readonly shared: Texts;
  readonly es: Texts;
  readonly en: Texts;
  readonly isPublished: boolean;
}

/** A document in both languages, published in both where it is. */
async function write(strapi: Core.Strapi, uid: Uid, { shared, es, en, isPublished }: Written): Promise<void> {
  const documents = strapi.documents(uid);
  const { documentId } = (await documents.create({ locale: 'es', data: { ...shared, ...es } } as never)) as {
    documentId: string;
  };
  await documents.update({ documentId, locale: 'en', data: en } as never);
  if (!isPublished) return;
  for (const locale of ['es', 'en'])
    await (documents as unknown as { publish(place: object): Promise<unknown> }).publish({ documentId, locale });
}

const loadPromo = (strapi: Core.Strapi, seed: StorePromoSeed): Promise<void> =>
  write(strapi, uids.storePromo, {
    shared: {
      link_url: seed.link_url,
      start_date: inDays(seed.starts_in_days),
      end_date: inDays(seed.ends_in_days),
      has_countdown: seed.has_countdown,
      position: seed.position,
      background_style: seed.background_style,
      button_style: seed.button_style,
    },
    es: { title: seed.title.es, button_text: seed.button_text.es, terms_and_conditions: seed.terms?.es ?? null },
    en: { title: seed.title.en, button_text: seed.button_text.en, terms_and_conditions: seed.terms?.en ?? null },
    isPublished: true,
  });

const loadButton = (strapi: Core.Strapi, { label, ...shared }: NavButtonSeed): Promise<void> =>
  write(strapi, uids.navButton, {
    shared: { ...shared, is_active: true },
    es: { label: label.es },
    en: { label: label.en },
    isPublished: false,
  });

function loadProfilePromo(strapi: Core.Strapi, seed: ProfilePromoSeed, found: LookUp): Promise<void> {
  const { title, text, action_text, picture_of, ...shared } = seed;
  const texts = (locale: 'es' | 'en') => ({
    title: title[locale],
    text: text[locale],
    action_text: action_text[locale],
  });
  return write(strapi, uids.profilePromo, {
    shared: { ...shared, is_active: true, image: found.pictureOf({ product: skuOf.get(picture_of) ?? '' }) },
    es: texts('es'),
    en: texts('en'),
    isPublished: false,
  });
}

function loadPopup(strapi: Core.Strapi, seed: PopupSeed, found: LookUp): Promise<void> {
  const texts = (locale: 'es' | 'en') => ({
    title: seed.title?.[locale] ?? null,
    body: seed.body?.[locale] ?? null,
    action_text: seed.action_text?.[locale] ?? null,
  });
  return write(strapi, uids.popup, {
    shared: {
      name: seed.name,
      concept: seed.concept,
      action_url: seed.action_url ?? null,
      starts_at: inDays(seed.starts_in_days),
      ends_at: inDays(seed.ends_in_days),
      image: seed.picture_of === undefined ? null : found.pictureOf({ product: skuOf.get(seed.picture_of) ?? '' }),
    },
    es: texts('es'),
    en: texts('en'),
    isPublished: true,
  });
}

function loadLanding(strapi: Core.Strapi, seed: LandingSeed, found: LookUp): Promise<void> {
  const texts = (locale: 'es' | 'en') => ({
    title: seed.title[locale],
    description: seed.description[locale],
    blocks: blocksIn(seed.blocks, locale, { ...found, skuOf: (model) => skuOf.get(model) ?? model, inDays }),
  });
  return write(strapi, uids.landing, {
    shared: {
      name: seed.name,
      slug: seed.slug,
      ends_at: seed.ends_in_days === undefined ? null : inDays(seed.ends_in_days),
    },
    es: texts('es'),
    en: texts('en'),
    isPublished: seed.is_draft !== true,
  });
}

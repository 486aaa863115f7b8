import { insertRows, quickRows, recordAudit, type Actor, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { recordTables as tables } from '../sub-record.tables';
import { tables as own } from '../uids';
import type { BannerTexts, KeptBanner } from './banner.schema';

export interface BannerRow {
  readonly id: number;
  readonly category_id: number;
  readonly language: string;
  readonly file_id: number;
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Its own text, or else that of its picture. */
  readonly alt: string | null;
  readonly own_alt: string | null;
  readonly href: string | null;
}

const selectAll = `select b.id, b.category_id, b.language, b.file_id, b.href, f.url, f.width, f.height, b.alt as own_alt,
  coalesce(b.alt, f.alternative_text) as alt
  from ${tables.banner} b join ${own.file} f on f.id = b.file_id`;
const inOrder = 'order by b.position';
const selectBanners = `${selectAll} where b.category_id in (@ids) ${inOrder}`;
const selectAllBanners = `${selectAll} ${inOrder}`;

/** The banners of categories in their order; without a text of its own, one has that of its picture. */
export const bannersOf = (knex: Knex, categoryIds: readonly number[]): Promise<BannerRow[]> =>
  quickRows<BannerRow>(knex, selectBanners, { ids: categoryIds });

/** The banners of all categories, those of each in their order. */
export const allBanners = (knex: Knex): Promise<BannerRow[]> => quickRows<BannerRow>(knex, selectAllBanners, {});

interface NewBanner extends BannerTexts {
  readonly language: string;
  readonly file_id: number;
}

export interface BannerChange {
  /** Undefined keeps all as they are. */
  readonly kept: readonly KeptBanner[] | undefined;
  readonly added: readonly NewBanner[];
}

/** Keeps the banners named, adds new ones behind them; returns the ids of files no longer shown. */
export async function setBanners(
  tx: Tx,
  actor: Actor,
  categoryId: number,
  { kept, added }: BannerChange,
): Promise<number[]> {
  const current = await bannersOf(tx.trx, [categoryId]);
  const gone = kept === undefined ? [] : current.filter(({ id }) => !kept.some((each) => each.id === id));
  await tx
    .trx(tables.banner)
    .whereIn(
      'id',
      gone.map(({ id }) => id),
    )
    .delete();
  const said = await sayOfBanners(tx, current, kept ?? []);
  await insertRows(
    tx,
    tables.banner,
    added.map(({ alt = null, href = null, ...banner }, index) => ({
      ...banner,
      alt,
      href,
      category_id: categoryId,
      position: current.length + index + 1,
    })),
  );
  if (gone.length + added.length + said > 0)
    await recordAudit(tx, actor, {
      modelType: 'categories',
      modelId: categoryId,
      action: 'banners_changed',
      before: { banners: current.length },
      after: { banners: current.length - gone.length + added.length },
    });
  return gone.map(({ file_id: id }) => id);
}

/** Writes the texts and links that were sent of banners that stay; how many banners have others now. */
async function sayOfBanners(tx: Tx, current: readonly BannerRow[], kept: readonly KeptBanner[]): Promise<number> {
  let changed = 0;
  for (const { id, ...texts } of kept) {
    const said: BannerTexts = texts;
    const before = current.find((each) => each.id === id);
    if (before === undefined) continue;
    const { alt = before.own_alt, href = before.href } = said;
    if (before.own_alt === alt && before.href === href) continue;
    await tx.trx(tables.banner).where({ id }).update({ alt, href });
    changed += 1;
  }
  return changed;
}

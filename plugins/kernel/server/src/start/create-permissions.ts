import type { Core, UID } from '@strapi/strapi';
import { slicesOf } from '../../../shared/slices';
import { inTransaction, type Tx } from '../transactions/in-transaction';

export type Held = Readonly<Record<string, unknown>>;

interface Link {
  readonly joinTable: {
    readonly name: string;
    readonly joinColumn: { readonly name: string };
    readonly inverseJoinColumn: { readonly name: string };
    readonly inverseOrderColumnName?: string;
  };
}

/** The attributes that link a permission to its holder, each by a join table. */
const holders = ['role', 'apiToken'];
const perStatement = 100;

/** Inserts permissions with the links to their holders in one transaction. Returns their ids. */
export async function createPermissions(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  permissions: readonly Held[],
): Promise<number[]> {
  if (permissions.length === 0) return [];
  return inTransaction(strapi, async (tx) => {
    const { ids } = await strapi.db.query(uid).createMany({ data: [...permissions] as never });
    for (const holder of holders) {
      const { joinTable } = (strapi.db.metadata.get(uid).attributes[holder] ?? {}) as Partial<Link>;
      if (joinTable === undefined) continue;
      const held = permissions.flatMap((permission, at) =>
        typeof permission[holder] === 'number' ? [{ id: ids[at] as number, holder: permission[holder] }] : [],
      );
      await link(tx, joinTable, held);
    }
    return ids as number[];
  });
}

async function link(
  { trx }: Tx,
  { name, joinColumn, inverseJoinColumn, inverseOrderColumnName: place }: Link['joinTable'],
  held: readonly { readonly id: number; readonly holder: number }[],
): Promise<void> {
  const last = new Map<number, number>();
  if (place !== undefined)
    for (const holder of new Set(held.map((each) => each.holder))) {
      const row = await trx(name)
        .where({ [inverseJoinColumn.name]: holder })
        .max({ last: place })
        .first<{ last: number | null }>();
      last.set(holder, row?.last ?? 0);
    }
  const rows = held.map(({ id, holder }) => {
    const after = (last.get(holder) ?? 0) + 1;
    last.set(holder, after);
    return {
      [joinColumn.name]: id,
      [inverseJoinColumn.name]: holder,
      ...(place === undefined ? {} : { [place]: after }),
    };
  });
  for (const some of slicesOf(rows, perStatement)) await trx(name).insert(some);
}

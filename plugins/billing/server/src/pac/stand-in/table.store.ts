import { forUpdate, getKnex, inTransaction, insertRow, type Core } from '@mayorista/kernel';
import { tables } from '../../uids';
import type { KeptStamp, StampStore } from './stand-in';

interface Row {
  readonly uuid: string;
  readonly xml: string;
  readonly stamped_at: string;
  readonly seal_hash: string;
  readonly reference: string;
  readonly cancels_at: string | null;
}

const toStamp = (row: Row): KeptStamp => ({
  uuid: row.uuid,
  xml: row.xml,
  stampedAt: row.stamped_at,
  sealHash: row.seal_hash,
  reference: row.reference,
  cancelsAt: row.cancels_at === null ? null : Number(row.cancels_at),
  isKept: false,
});

/** Keeps a stand-in's stamps in a table, so that all processes of an installation share them. */
export const tableStore = (strapi: Core.Strapi): StampStore => {
  const rows = () => getKnex(strapi)(tables.demoStamp);
  const first = async (where: Readonly<Record<string, string>>): Promise<KeptStamp | null> => {
    const row = (await rows().where(where).first()) as Row | undefined;
    return row === undefined ? null : toStamp(row);
  };
  return {
    find: async ({ sealHash, reference }) => (await first({ seal_hash: sealHash })) ?? (await first({ reference })),
    findByUuid: (uuid) => first({ uuid }),
    keep: (stamp) =>
      inTransaction(strapi, async (tx) => {
        const same = tx.trx(tables.demoStamp).where({ seal_hash: stamp.sealHash });
        const known = (await forUpdate(tx, same).first()) as Row | undefined;
        if (known !== undefined) return toStamp(known);
        await insertRow(tx, tables.demoStamp, {
          uuid: stamp.uuid,
          xml: stamp.xml,
          stamped_at: stamp.stampedAt,
          seal_hash: stamp.sealHash,
          reference: stamp.reference,
          cancels_at: null,
        });
        return stamp;
      }),
    change: async (uuid, { cancelsAt }) =>
      void (await rows()
        .where({ uuid })
        .update({ cancels_at: cancelsAt === null ? null : String(cancelsAt) })),
  };
};

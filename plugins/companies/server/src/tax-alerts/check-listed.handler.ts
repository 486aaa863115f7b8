import {
  createShaped,
  getKnex,
  inTransaction,
  moveShaped,
  systemActor,
  type Core,
  type JobHandler,
} from '@mayorista/kernel';
import type { RowOf } from '@mayorista/kernel/shape';
import type { Listing } from '@mayorista/reference/contract';
import { companyFiscalData, taxAlert } from '../../../shared';
import { tables } from '../uids';
import { findAdverse } from './adverse';
import { taxAlerts } from './tax-alert.record';

const actor = systemActor('Lista 69-B del SAT');

type Alert = Pick<RowOf<typeof taxAlert>, 'id' | 'company_id' | 'rfc' | 'situation' | 'state'>;
interface Taxpayer {
  readonly companyId: number;
  readonly rfc: string;
}
const keyOf = ({ company_id, rfc, situation }: Omit<Alert, 'id' | 'state'>): string =>
  `${company_id} ${rfc} ${situation}`;

export const run: JobHandler<object> = async ({ strapi }) => {
  const taxpayers = await findTaxpayers(strapi);
  const listed = await findAdverse(
    strapi,
    taxpayers.map(({ rfc }) => rfc),
  );
  const wanted = new Map(taxpayers.flatMap((each) => wantedAlert(each, listed.get(each.rfc))));
  const known = (await getKnex(strapi)(taxAlert.table).select(
    'id',
    'company_id',
    'rfc',
    'situation',
    'state',
  )) as Alert[];
  const opened = await openNew(strapi, wanted, known);
  const ended = known.filter((alert) => alert.state !== 'ended' && !wanted.has(keyOf(alert)));
  for (const { id } of ended)
    await inTransaction(strapi, (tx) =>
      moveShaped(taxAlerts, tx, actor, { id, input: { state: 'ended' }, expected: null }),
    );
  return { opened, ended: ended.length };
};

/** The RFCs of companies, those that their invoices carry too. */
async function findTaxpayers(strapi: Core.Strapi): Promise<Taxpayer[]> {
  const knex = getKnex(strapi);
  const own = knex(tables.company).whereNotNull('rfc').select({ companyId: 'id' }, 'rfc');
  const fiscal = knex(companyFiscalData.table).whereNotNull('rfc').select({ companyId: 'company_id' }, 'rfc');
  return (await own.union(fiscal)) as unknown as Taxpayer[];
}

type Wanted = Pick<Alert, 'company_id' | 'rfc' | 'situation'> & { readonly list_day: string };

const wantedAlert = ({ companyId, rfc }: Taxpayer, listing: Listing | undefined): [string, Wanted][] => {
  if (listing === undefined) return [];
  const alert = { company_id: companyId, rfc, situation: listing.situation };
  return [[keyOf(alert), { ...alert, list_day: listing.listDay }]];
};

/** Opens an alert for each company that has none of its situation, and again for one that had left the list. */
async function openNew(strapi: Core.Strapi, wanted: ReadonlyMap<string, Wanted>, known: readonly Alert[]) {
  const byKey = new Map(known.map((alert) => [keyOf(alert), alert]));
  let opened = 0;
  for (const [key, columns] of wanted) {
    const before = byKey.get(key);
    if (before !== undefined && before.state !== 'ended') continue;
    await inTransaction(strapi, async (tx) => {
      if (before === undefined) await createShaped(taxAlerts, tx, actor, { input: {}, columns });
      else await moveShaped(taxAlerts, tx, actor, { id: before.id, input: { state: 'open' }, expected: null });
    });
    opened += 1;
  }
  return opened;
}

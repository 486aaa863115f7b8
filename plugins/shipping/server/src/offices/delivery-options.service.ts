import { getKnex, knexWithin, type Deps } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { Carrier, DeliveryOffice, DeliveryOptionService } from '../../../contract';
import { covers } from '../rates/shipping-cost.rules';
import { tables } from '../uids';

interface OfficeRow {
  readonly id: number;
  readonly carrier_id: number;
  readonly carrier_name: string | null;
  readonly name: string;
  readonly address: string;
  readonly zip_code: string;
  readonly telephone: string | null;
  readonly opening_hours: string | null;
  readonly coverage: string | null;
}

/** Carriers and their offices that buyers may choose. */
export const deliveryOptionService = ({ strapi }: Deps): DeliveryOptionService => ({
  carriers: () =>
    getKnex(strapi)(tables.carrier)
      .where({ status: 1 })
      .orderBy('name')
      .select('id', 'code', 'name') as unknown as Promise<Carrier[]>,
  async findCarrier(id) {
    const row = (await knexWithin(strapi)(tables.carrier).where({ id, status: 1 }).first('id', 'code', 'name')) as
      Carrier | undefined;
    return row ?? null;
  },
  async offices(zipCode) {
    const rows = (await activeOffices(getKnex(strapi)).orderBy('o.name')) as OfficeRow[];
    return rows
      .map((row) => toOffice(row, zipCode))
      .sort((a, b) => Number(b.hasCoverage ?? false) - Number(a.hasCoverage ?? false));
  },
  async findOffice(id) {
    const row = (await activeOffices(knexWithin(strapi)).where({ 'o.id': id }).first()) as OfficeRow | undefined;
    return row === undefined ? null : toOffice(row, null);
  },
});

/** Offices in use of carriers in use. */
const activeOffices = (knex: Knex): Knex.QueryBuilder =>
  knex(`${tables.office} as o`)
    .join(`${tables.carrier} as c`, 'c.id', 'o.carrier_id')
    .where({ 'o.status': 1, 'c.status': 1 })
    .select('o.*', 'c.name as carrier_name');

const toOffice = (row: OfficeRow, zipCode: string | null): DeliveryOffice => ({
  id: row.id,
  carrierId: row.carrier_id,
  carrierName: row.carrier_name,
  name: row.name,
  address: row.address,
  zipCode: row.zip_code,
  telephone: row.telephone,
  openingHours: row.opening_hours,
  hasCoverage: zipCode === null ? null : covers(row.coverage, zipCode),
});

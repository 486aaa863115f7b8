import { z } from 'zod';
import { defineResource, refuseUnknown, writeRule, type BaseRow, type Tx } from '@mayorista/kernel';
import { tables, uids } from '../uids';

interface BankRow extends BaseRow {
  readonly name: string;
  readonly status: number;
  readonly account_number: string | null;
  readonly clabe: string | null;
  readonly currency_id: number | null;
}
interface InstitutionRow extends BaseRow {
  readonly name: string;
  readonly code: string | null;
  readonly status: number;
}

const bankInput = z.strictObject({
  name: z.string().trim().min(1).max(160),
  status: z.union([z.literal(0), z.literal(1)]).default(1),
  account_number: z.string().trim().max(40).nullish(),
  clabe: z
    .string()
    .regex(/^\d{18}$/, 'invalid_clabe')
    .nullish(),
  currency_id: z.number().int().positive().nullish(),
});

/** The house's bank accounts. status 1 = active (spec catalogue 3). */
export const bankResource = defineResource<BankRow>()({
  path: '/banks',
  uid: uids.bank,
  label: 'banco',
  search: ['name'],
  filters: ['status'],
  order: { name: 'asc' },
  read: { needs: 'banks.read' },
  create: writeRule({
    needs: 'banks.write',
    schema: bankInput,
    before: ({ tx, input }) => refuseUnknownCurrency(tx, input),
  }),
  update: writeRule({
    needs: 'banks.write',
    schema: bankInput.partial(),
    before: ({ tx, input }) => refuseUnknownCurrency(tx, input),
  }),
  // The document writes POST /banks with an id: that is an update too.
  updateVerbs: ['PUT', 'PATCH', 'POST'],
  remove: { needs: 'banks.write' },
  serialize: ({ id, name, status, account_number, clabe, currency_id }) => ({
    id,
    name,
    status,
    account_number,
    clabe,
    currency_id,
  }),
});

const refuseUnknownCurrency = (tx: Tx, { currency_id: id }: { currency_id?: number | null }): Promise<void> =>
  refuseUnknown(tx, [{ field: 'currency_id', table: tables.currency, id }]);

/** Institutions of the country's payment system (spec catalogue 7, GET /bank-institutions). */
export const bankInstitutionResource = defineResource<InstitutionRow>()({
  path: '/bank-institutions',
  uid: uids.bankInstitution,
  label: 'institución bancaria',
  search: ['name', 'code'],
  filters: ['status'],
  order: { name: 'asc' },
  list: { needs: 'reference.read' },
  serialize: ({ id, name, code, status }) => ({ id, name, code, status }),
});

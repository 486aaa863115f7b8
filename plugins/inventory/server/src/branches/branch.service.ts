import { isInTransaction, knexWithin, type Deps } from '@mayorista/kernel';
import type { BranchProfile, BranchService } from '../../../contract';
import { tables } from '../uids';
import { buyerBranch } from './buyer-branch';

interface Row {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly is_virtual: boolean | number;
  readonly is_pickup_point: boolean | number;
  readonly transfer_days: number | null;
  readonly street: string | null;
  readonly colony: string | null;
  readonly municipality: string | null;
  readonly zip_code: string | null;
  readonly telephone: string | null;
  readonly opening_hours: string | null;
}

const freshMs = 2_000;

/** Branches are few and read by every listing: they are kept for some seconds, save inside a transaction. */
export const branchService = ({ strapi }: Deps): BranchService => {
  let cached: { branches: readonly BranchProfile[]; until: number } | null = null;
  const list = async (): Promise<readonly BranchProfile[]> => {
    const isInside = isInTransaction(strapi);
    if (!isInside && cached !== null && cached.until > Date.now()) return cached.branches;
    const rows = await knexWithin(strapi)(tables.branch).where({ status: 1 }).orderBy('position').orderBy('id');
    const branches = (rows as Row[]).map(profile);
    if (!isInside) cached = { branches, until: Date.now() + freshMs };
    return branches;
  };
  return {
    list,
    find: async (id) => (await list()).find((branch) => branch.id === id) ?? null,
    ofBuyer: (actor) => buyerBranch(strapi, actor),
  };
};

const profile = (row: Row): BranchProfile => ({
  id: row.id,
  code: row.code,
  name: row.name,
  isVirtual: Boolean(row.is_virtual),
  isPickupPoint: Boolean(row.is_pickup_point),
  transferDays: row.transfer_days ?? 0,
  address: [row.street, row.colony, row.municipality, row.zip_code].filter(Boolean).join(', '),
  zipCode: row.zip_code,
  telephone: row.telephone,
  openingHours: row.opening_hours,
});

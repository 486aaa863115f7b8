import type { FiscalPlace } from '@mayorista/config';
import { isInTransaction, knexWithin, memoryNow, service, type Core, type Deps } from '@mayorista/kernel';
import '@mayorista/reference/contract';
import type { BranchDirectory, BranchEntry } from '@mayorista/people/contract';
import type { BranchProfile, BranchService } from '../../../contract';
import { tables } from '../uids';
import { buyerBranch } from './buyer-branch';

interface Row {
  readonly id: number;
  readonly status: number;
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

interface Branches {
  /** Those that are open. */
  readonly open: readonly BranchProfile[];
  readonly all: readonly BranchEntry[];
}

const kept = new WeakMap<Core.Strapi, { readonly branches: Branches; readonly until: number }>();

/** Branches are few and read by every listing: they are kept for some seconds, save inside a transaction. */
async function branchesOf(strapi: Core.Strapi): Promise<Branches> {
  const isInside = isInTransaction(strapi);
  const known = isInside ? undefined : kept.get(strapi);
  if (known !== undefined && known.until > memoryNow()) return known.branches;
  const rows = (await knexWithin(strapi)(tables.branch).orderBy('position').orderBy('id')) as Row[];
  const active = rows.filter(isActive);
  const places = await service(strapi, 'reference.places').fiscal(
    active.map(({ zip_code: zipCode }) => ({ countryId: null, zipCode })),
  );
  const branches = { open: active.map((row, at) => profile(row, places[at])), all: rows.map(entry) };
  if (!isInside) kept.set(strapi, { branches, until: memoryNow() + freshMs });
  return branches;
}

/** Serves the branches that are open, with what others need of them. */
export const branchService = ({ strapi }: Deps): BranchService => {
  const list = async () => (await branchesOf(strapi)).open;
  return {
    list,
    find: async (id) => (await list()).find((branch) => branch.id === id) ?? null,
    ofBuyer: (actor) => buyerBranch(strapi, actor),
  };
};

/** Serves people and companies, which stand before this domain, with the branches that they name. */
export const branchDirectory = ({ strapi }: Deps): BranchDirectory => ({
  list: async () => (await branchesOf(strapi)).all,
});

const isActive = ({ status }: Row): boolean => Number(status) === 1;

const entry = (row: Row): BranchEntry => ({
  id: row.id,
  name: row.name,
  telephone: row.telephone,
  isActive: isActive(row),
});

function profile(row: Row, place: FiscalPlace | undefined): BranchProfile {
  if (place === undefined) throw new Error(`Branch ${row.id} has no place`);
  return {
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
    place,
  };
}

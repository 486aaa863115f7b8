import type { BorderRegion } from '@mayorista/config';
import { IVA_RATES } from '@mayorista/config/constants';
import type { OrderTax } from '../../../contract';

/** A branch that may issue an order's invoice, with the region that it is in. */
export interface IssuingBranch {
  readonly id: number;
  readonly region: BorderRegion | null;
  /** It is no place: nothing is issued at it but what it sells itself. */
  readonly isVirtual: boolean;
}

interface Asked {
  /** The region where the goods are handed over; null outside both, or while that is not known. */
  readonly region: BorderRegion | null;
  /** The branch that sells; null while it is not known. */
  readonly sellerId: number | null;
  /** All branches that are open, in the house's order. */
  readonly branches: readonly IssuingBranch[];
}

const regionLabels: Readonly<Record<BorderRegion, string>> = { north: 'norte', south: 'sur' };

/**
 * Decides an order's rate of IVA and the branch that issues its invoice. 8 % is for what is handed over in a border region by a branch of
 * the same one (articles 11 and 12 of both decrees: 'locales o establecimientos ubicados dentro de la región'): the one that sells, else the
 * first there. Where there is none it is 16 %, and `note` says why.
 */
export function decideTax({ region, sellerId, branches }: Asked): OrderTax {
  const general = { ivaRate: IVA_RATES.general, issuingBranchId: sellerId, note: null };
  if (region === null) return general;
  const there = branches.filter((branch) => branch.region === region && !branch.isVirtual);
  const issuing = there.find(({ id }) => id === sellerId) ?? there[0];
  return issuing === undefined
    ? { ...general, note: noBranchThere(region) }
    : { ivaRate: IVA_RATES.border, issuingBranchId: issuing.id, note: null };
}

const noBranchThere = (region: BorderRegion): string =>
  `Se entrega en la región fronteriza ${regionLabels[region]}, pero ninguna sucursal de esa región puede facturarlo: el IVA es de 16 %.`;

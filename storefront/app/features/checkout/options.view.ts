import type { PaymentMethodAnswer, PickupAnswer } from '../../api/contract';

export interface BranchOption {
  readonly id: number;
  readonly name: string;
  readonly detail: string | null;
  /** The buyer's own branch, chosen unless another was. */
  readonly isOwn: boolean;
}

export interface PaymentOption {
  readonly method: string;
  /** Null when the platform gives none: the store's own word for the method then. */
  readonly label: string | null;
}

export interface StageOptions {
  readonly branches: readonly BranchOption[];
  readonly payments: readonly PaymentOption[];
}

/** Where the order can be picked up; the buyer's own branch first. */
export function branchOptions(branches: readonly PickupAnswer[], ownBranchId: number | null): BranchOption[] {
  return branches
    .map(({ branch_id, branch_name, address, opening_hours }) => ({
      id: branch_id,
      name: branch_name,
      detail: [address, opening_hours].filter(Boolean).join(' · ') || null,
      isOwn: branch_id === ownBranchId,
    }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
}

export function paymentOptions(methods: readonly PaymentMethodAnswer[]): PaymentOption[] {
  return methods.map(({ method, name }) => ({ method, label: name ?? null }));
}

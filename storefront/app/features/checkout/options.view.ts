import type { DeliveriesAnswer, PaymentMethodAnswer } from '../../api/contract';

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
  readonly detail: string | null;
}

export interface StageOptions {
  readonly branches: readonly BranchOption[];
  readonly payments: readonly PaymentOption[];
}

export function branchOptions({ branches = [], userBranchId }: DeliveriesAnswer): BranchOption[] {
  return branches.map(({ id, name, address }) => ({ id, name, detail: address ?? null, isOwn: id === userBranchId }));
}

export function paymentOptions(methods: readonly PaymentMethodAnswer[]): PaymentOption[] {
  return methods.map(({ method, label, name, description }) => ({ method, label: label ?? name ?? null, detail: description ?? null }));
}

import type { FieldError } from '@mayorista/kernel';

/**
 * red: may not be published, sold, imported, ordered or labelled; yellow: a document it relies on is about to expire; gray:
 * nobody has said whether it needs a norm, which closes nothing.
 */
export const lightColors = ['green', 'yellow', 'red', 'gray'] as const;
export type LightColor = (typeof lightColors)[number];
/** cumple, por vencer, falta, exento (exempt shows green), sin definir. */
export const lightStates = ['complies', 'expiring', 'missing', 'exempt', 'unstated'] as const;
export type LightState = (typeof lightStates)[number];
/** What a red light keeps from happening. */
export type Gate = 'publish' | 'sell' | 'import' | 'purchase_order' | 'label';

/** Why a light is as it is, in Spanish, and what it is about. */
export interface LightReason {
  readonly code: string;
  readonly message: string;
  readonly nom_id: number | null;
  readonly requirement_id: number | null;
  readonly nom_document_id: number | null;
  /** 'yyyy-mm-dd' in Mexico City. */
  readonly expires_on: string | null;
}

export interface ProductLight {
  readonly light: LightColor;
  readonly state: LightState;
  /** 'Cumple', 'Por vencer', 'Falta', 'Exento', 'Sin definir'. */
  readonly label: string;
  readonly reasons: readonly LightReason[];
  /** The first day on which a document it relies on has expired minus one: its last valid day; null when nothing expires. */
  readonly expires_on: string | null;
}

/** NOM lights of products, derived from today's facts at every call. */
export interface LightService {
  /** By product id, in the open transaction where there is one; products that do not exist are left out. */
  of(productIds: readonly number[]): Promise<ReadonlyMap<number, ProductLight>>;
}

/** Gates that a red light closes and an override opens again (design 5, NOM). */
export interface GateService {
  /**
   * Why each product may not pass, by product id, in the open transaction where there is one: products that may pass are left out. Fields
   * are `products.{id}`.
   */
  refusals(gate: Gate, productIds: readonly number[]): Promise<ReadonlyMap<number, readonly FieldError[]>>;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'compliance.lights': LightService;
    'compliance.gates': GateService;
    'compliance.demo': { load(): Promise<void> };
  }
}

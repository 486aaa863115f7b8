import { systemActor } from '@mayorista/kernel';

/** Who takes the steps that follow from an answer of the provider or the tax authority. */
export const system = systemActor('Facturación');

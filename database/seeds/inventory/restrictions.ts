export interface RestrictionSeed {
  branch: string;
  /** List price in USD from which it holds. */
  min_value: string;
  message: string;
}

/** What a branch does not sell freely, and what its buyers are told. */
export const valueRestrictions: RestrictionSeed[] = [
  {
    branch: 'TIJ',
    min_value: '2500.00',
    message: 'Equipo de alto valor: confirma con tu ejecutivo de ventas antes de recogerlo en Tijuana.',
  },
];

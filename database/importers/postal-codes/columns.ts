/** Fields of a settlement (colonia) that a file fills. */
export const postalCodeFields = [
  'zip',
  'settlement',
  'settlement_code',
  'municipality',
  'municipality_code',
  'locality',
  'state',
  'state_code',
  'border_region',
  'time_zone',
] as const;

/** Where a landing stands: its draft alone, or what is published and its dates. */
const landingStates = ['draft', 'scheduled', 'active', 'ended'] as const;

export type LandingState = (typeof landingStates)[number];

export const landingStateLabels: Readonly<Record<LandingState, string>> = {
  draft: 'Borrador',
  scheduled: 'Programada',
  active: 'Activa',
  ended: 'Terminada',
};

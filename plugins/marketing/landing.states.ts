/** Where a landing stands: its draft alone, or what is published and its dates. */
export type LandingState = 'draft' | 'scheduled' | 'active' | 'ended';

export const landingStateLabels: Readonly<Record<LandingState, string>> = {
  draft: 'Borrador',
  scheduled: 'Programada',
  active: 'Activa',
  ended: 'Terminada',
};

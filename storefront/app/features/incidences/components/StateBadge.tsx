import type { IncidenceRow } from '../incidence.view';

/** The state as the platform calls it in the reader's language. */
export const StateBadge = ({ incidence: { label, tone } }: { readonly incidence: IncidenceRow }) => (
  <span className={`badge badge-${tone} whitespace-nowrap`}>{label}</span>
);

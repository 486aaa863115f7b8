import { useT } from '../../../i18n/I18nProvider';
import type { IncidenceRow } from '../incidence.view';

export function StateBadge({ incidence: { state, label, tone } }: { readonly incidence: IncidenceRow }) {
  const t = useT();
  return (
    <span className={`badge badge-${tone} whitespace-nowrap`}>
      {state === '' ? label : t(`incidences.state_${state}`)}
    </span>
  );
}

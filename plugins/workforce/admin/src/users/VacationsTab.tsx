import { Typography } from '@strapi/design-system';
import { Card, formatDay, Muted } from '@mayorista/kernel/panel';
import { vacationRequest } from '../../../shared';
import { PageLink } from '../PageLink';
import { Balance, Grants, type Vacations } from '../vacations/Balance';

/** 'Vacaciones' of an employee: what is left, what each anniversary gave, and what was asked for. */
export function VacationsTab({ vacations }: { readonly vacations: Vacations | null }) {
  if (vacations === null) return <Muted>Guarda primero el expediente del empleado.</Muted>;
  return (
    <>
      <Balance vacations={vacations} />
      <Grants grants={vacations.grants} />
      <Card title="Solicitudes">
        {vacations.requests.length === 0 && <Muted>Todavía no hay solicitudes.</Muted>}
        {vacations.requests.map((each) => (
          <Typography key={each.id}>
            <PageLink to={`/plugins/workforce/vacation-requests/${each.id}`}>
              {`${formatDay(each.starts_on)} a ${formatDay(each.ends_on)}`}
            </PageLink>
            {` · ${daysText(each.days)} · ${vacationRequest.states[each.state].label.es}`}
          </Typography>
        ))}
      </Card>
    </>
  );
}

/** Says how many working days: '1 día hábil'. */
export const daysText = (days: number): string => `${days} ${days === 1 ? 'día hábil' : 'días hábiles'}`;

import { Typography } from '@strapi/design-system';
import { Card, Fact, formatDay, HeadedTable, Muted } from '@mayorista/kernel/panel';
import { styled } from 'styled-components';
import type { Named } from '@mayorista/config/answers';
import { vacationRequest } from '../../../shared';
import { PageLink } from '../PageLink';

export type Vacations = NonNullable<Named<'UserFile'>['vacations']>;

/** 'Vacaciones' of an employee: what is left, what each anniversary gave, and what was asked for. */
export function VacationsTab({ vacations }: { readonly vacations: Vacations | null }) {
  if (vacations === null) return <Muted>Guarda primero el expediente del empleado.</Muted>;
  return (
    <>
      <Card title="Saldo">
        <Fact label="Disponibles">{vacations.available}</Fact>
        <Fact label="Tomados o pedidos">{vacations.taken}</Fact>
        <Fact label="Prescritos">{vacations.expired}</Fact>
        <Fact label="Ingreso">{formatDay(vacations.hired_on)}</Fact>
      </Card>
      <Card title="Por aniversario">
        {vacations.grants.length === 0 && <Muted>Las primeras llegan al cumplir un año.</Muted>}
        {vacations.grants.length > 0 && (
          <HeadedTable
            rowCount={vacations.grants.length}
            headings={['Año', 'Desde', 'Se pierden el', 'Días', 'Quedan']}
          >
            {[...vacations.grants].reverse().map((grant) => (
              <tr key={grant.year}>
                <Cell>{grant.year}</Cell>
                <Cell>{formatDay(grant.granted_on)}</Cell>
                <Cell>{formatDay(grant.expires_on)}</Cell>
                <Cell>{grant.days}</Cell>
                <Cell>{grant.left}</Cell>
              </tr>
            ))}
          </HeadedTable>
        )}
      </Card>
      <Card title="Solicitudes">
        {vacations.requests.length === 0 && <Muted>Todavía no hay solicitudes.</Muted>}
        {vacations.requests.map((each) => (
          <Typography key={each.id}>
            <PageLink to={`/plugins/workforce/vacation-requests/${each.id}`}>
              {`${formatDay(each.starts_on)} a ${formatDay(each.ends_on)}`}
            </PageLink>
            {` · ${each.days} días hábiles · ${vacationRequest.states[each.state].label}`}
          </Typography>
        ))}
      </Card>
    </>
  );
}

const Cell = styled.td`
  padding: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[4]}`};
  font-size: 1.4rem;
`;

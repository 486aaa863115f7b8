import { Card, Fact, formatDay, HeadedTable, Muted } from '@mayorista/kernel/panel';
import { styled } from 'styled-components';
import { localDay } from './calendar-days';
import type { Named } from '@mayorista/config/answers';

export type Vacations = Named<'VacationBalance'>;

/** What is left of somebody's vacations today. */
export const Balance = ({ vacations }: { readonly vacations: Vacations }) => (
  <Card title="Saldo">
    <Fact label="Disponibles">{vacations.available}</Fact>
    <Fact label="Tomados o pedidos">{vacations.taken}</Fact>
    <Fact label="Prescritos">{vacations.expired}</Fact>
    <Fact label="Ingreso">{formatDay(vacations.hired_on)}</Fact>
  </Card>
);

/** What each anniversary gave, and until when it can be taken. */
export const Grants = ({ grants }: { readonly grants: Vacations['grants'] }) => (
  <Card title="Por aniversario">
    {grants.length === 0 && <Muted>Las primeras llegan al cumplir un año.</Muted>}
    {grants.length > 0 && (
      <HeadedTable
        rowCount={grants.length}
        headings={['Año', 'Desde', 'Se pierden el', 'Días', 'Quedan']}
        numeric={['Año', 'Días', 'Quedan']}
      >
        {[...grants].reverse().map((grant) => (
          <tr key={grant.year}>
            <NumberCell>{grant.year}</NumberCell>
            <Cell>{formatDay(grant.granted_on)}</Cell>
            <Cell>{formatDay(grant.expires_on)}</Cell>
            <NumberCell>{grant.days}</NumberCell>
            <NumberCell>{leftText(grant)}</NumberCell>
          </tr>
        ))}
      </HeadedTable>
    )}
  </Card>
);

/** What was not taken in time is lost, and left to nobody. */
const leftText = ({ left, expires_on: until }: Vacations['grants'][number]): string =>
  until <= localDay() && left > 0 ? `${left} prescritos` : String(left);

export const Cell = styled.td`
  padding: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[4]}`};
  font-size: 1.4rem;
`;

export const NumberCell = styled(Cell)`
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

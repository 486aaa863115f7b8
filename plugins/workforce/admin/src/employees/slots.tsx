import { Badge, Typography } from '@strapi/design-system';
import { Card, formatDay } from '@mayorista/kernel/panel';
import type { RecordSlots } from '@mayorista/kernel/panel/records';
import { PageLink } from '../PageLink';
import type { employee } from '../../../shared';

const tones = {
  expired: ['danger100', 'danger600', 'Vencido'],
  urgent: ['danger100', 'danger600', 'Vence en'],
  soon: ['warning100', 'warning600', 'Vence en'],
} as const;

/** Says how long a contract still lasts, coloured where it must be seen to. */
function ContractCell({ row }: { readonly row: Readonly<Record<string, unknown>> }) {
  const warning = row.contract_warning as keyof typeof tones | null;
  const left = row.contract_days_left as number | null;
  if (left === null) return <Typography textColor="neutral600">Sin término</Typography>;
  if (warning === null) return <Typography>{`${left} días`}</Typography>;
  const [background, colour, text] = tones[warning];
  return (
    <Badge backgroundColor={background} textColor={colour}>
      {warning === 'expired' ? text : `${text} ${left} días`}
    </Badge>
  );
}

/** What is special on the pages of employees: how long contracts last, and the way to the person. */
export const employeeSlots: RecordSlots<typeof employee> = {
  list: { columns: [{ label: 'Contrato', before: 'state', cell: ContractCell }] },
  record: {
    aside: ({ record }) => (
      <Card title="Persona">
        <PageLink to={`/plugins/workforce/usuarios/${record.user_id}`}>Datos de la persona</PageLink>
        <Typography>{`${String(record.years_of_service ?? 0)} años de servicio`}</Typography>
        <Typography>{`${String(record.vacation_days ?? 0)} días de vacaciones por ley`}</Typography>
        {record.contract_ends_on !== null && (
          <Typography>{`Contrato hasta el ${formatDay(record.contract_ends_on)}`}</Typography>
        )}
      </Card>
    ),
  },
};

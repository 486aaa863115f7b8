import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import { Card, Fact, formatDay, formatNumber, Muted } from '@mayorista/kernel/panel';
import { formatMoney } from '@mayorista/kernel/panel/records';
import { Link } from 'react-router-dom';
import { companyDocument } from '@mayorista/companies/shared';
import type { Overview } from './overview';
import { AddPaper, RemovePaper } from './PaperActions';

export function CompanyCard({ overview: { company, registry_id: registryId } }: { readonly overview: Overview }) {
  return (
    <Card title="Empresa">
      <Fact label="Estado">{company.status === 1 ? 'Activa' : 'Inactiva'}</Fact>
      <Fact label="Nivel de precio">{formatNumber(company.company_level)}</Fact>
      <Fact label="Crédito">{company.credit_blocked ? 'Bloqueado' : 'Abierto'}</Fact>
      <Fact label="Vendedor">{company.salesman_name ?? '—'}</Fact>
      <Fact label="Frecuencia de compra (0 a 5)">{formatNumber(company.rating_by_frequency)}</Fact>
      <Fact label="Volumen de compra (0 a 5)">{formatNumber(company.rating_by_volume)}</Fact>
      <Fact label="Descuento acumulado en un año">{formatMoney(company.accumulated_discount)} MXN</Fact>
      {company.anniversary_date === null ? null : (
        <Fact label="Cliente desde">{formatDay(company.anniversary_date)}</Fact>
      )}
      {registryId === null ? null : (
        <Fact label="Registro">
          <Typography tag={Link} to={`/plugins/companies/distributor-registries/${registryId}`} textColor="primary600">
            Prospecto {registryId}
          </Typography>
        </Fact>
      )}
    </Card>
  );
}

export const PeopleCard = ({ people }: Pick<Overview, 'people'>) => (
  <Card title={`Personas (${formatNumber(people.length)})`}>
    {people.length === 0 ? <Muted>Nadie entra todavía con esta empresa</Muted> : null}
    {people.map((person) => (
      <Fact key={person.id} label={[person.name, person.paternal_surname].filter(Boolean).join(' ') || person.email}>
        {person.blocked ? `${person.email} · sin acceso` : person.email}
      </Fact>
    ))}
  </Card>
);

interface DocumentsProps {
  readonly overview: Overview;
  readonly onDone: () => void;
}

export function DocumentsCard({ overview: { id, documents, changes }, onDone }: DocumentsProps) {
  return (
    <Card title="Documentos y cambios">
      {documents.length + changes.length === 0 ? <Muted>No hay documentos ni cambios por autorizar</Muted> : null}
      {documents.map((each) => (
        <Fact key={each.id} label={each.type_label}>
          <Typography tag={Link} to={`/plugins/companies/company-documents/${each.id}`} textColor="primary600">
            {companyDocument.states[each.status].label.es}
            {each.expires_on === null ? '' : ` · hasta ${formatDay(each.expires_on)}`}
          </Typography>{' '}
          <RemovePaper id={each.id} name={each.type_label} onDone={onDone} />
        </Fact>
      ))}
      {changes.map((each) => (
        <Flex key={each.id} justifyContent="space-between">
          <Typography tag={Link} to={`/plugins/companies/company-changes/${each.id}`} textColor="primary600">
            {each.business_name}
          </Typography>
          <Badge>Cambio por autorizar</Badge>
        </Flex>
      ))}
      <AddPaper companyId={id} taken={documents.map(({ type }) => type)} onDone={onDone} />
    </Card>
  );
}

export function ContactsCard({
  company: { emails, telephones, delivery_addresses: addresses },
}: Pick<Overview, 'company'>) {
  return (
    <Card title="Contactos y direcciones">
      {emails.map(({ id, email }) => (
        <Fact key={`e${id}`} label="Correo">
          {email}
        </Fact>
      ))}
      {telephones.map(({ id, number }) => (
        <Fact key={`t${id}`} label="Teléfono">
          {number}
        </Fact>
      ))}
      {addresses.slice(0, 5).map((each) => (
        <Box key={each.id}>
          <Muted>{[each.street, each.exterior_number, each.colony, each.zip_code].filter(Boolean).join(', ')}</Muted>
        </Box>
      ))}
    </Card>
  );
}

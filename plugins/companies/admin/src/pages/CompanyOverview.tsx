import { Badge, Box, Flex, Grid, Typography } from '@strapi/design-system';
import { Card, Fact, formatDay, formatMoment, formatNumber, Muted, NotRead, useRead } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { ArrowLeft } from '@strapi/icons';
import { Link, useParams } from 'react-router-dom';
import type { DataOf } from '@mayorista/config/answers';

type Overview = DataOf<'GET /company-overviews/{id}'>;

const statusLabels = { pending: 'Por autorizar', authorized: 'Autorizado', rejected: 'Rechazado' } as const;
const back = (
  <Link to="/plugins/companies/empresas">
    <Flex gap={1}>
      <ArrowLeft aria-hidden /> Empresas de un vistazo
    </Flex>
  </Link>
);

/** Everything of a company on one page: what other domains know of it too. */
export function CompanyOverview() {
  const { id = '' } = useParams();
  const isId = /^\d+$/.test(id);
  const { data, failure, reload } = useRead<Overview>(isId ? `/companies/company-overviews/${id}` : null);
  if (!isId || failure !== null)
    return (
      <NotRead
        title="Empresa"
        missing="Esta empresa no existe"
        back={back}
        failure={failure}
        onRetry={() => void reload()}
      />
    );
  if (data === null) return <Page.Loading />;
  const { company } = data;
  return (
    <>
      <Page.Title>{company.business_name}</Page.Title>
      <Page.Main>
        <Layouts.Header
          title={company.business_name}
          subtitle={[company.tradename, company.rfc].filter(Boolean).join(' · ')}
          navigationAction={back}
        />
        <Layouts.Content>
          <Grid.Root gap={4}>
            <Grid.Item col={6} s={12} xs={12} alignItems="stretch">
              <CompanyCard overview={data} />
            </Grid.Item>
            <Grid.Item col={6} s={12} xs={12} alignItems="stretch">
              <PeopleCard people={data.people} />
            </Grid.Item>
            <Grid.Item col={6} s={12} xs={12} alignItems="stretch">
              <DocumentsCard overview={data} />
            </Grid.Item>
            <Grid.Item col={6} s={12} xs={12} alignItems="stretch">
              <ContactsCard company={company} />
            </Grid.Item>
            {data.parts.map((part) => (
              <Grid.Item key={part.key} col={6} s={12} xs={12} alignItems="stretch">
                <Card title={`${part.label} (${formatNumber(part.total)})`}>
                  {part.rows.length === 0 ? <Muted>Todavía no hay</Muted> : null}
                  {part.rows.map((row) => (
                    <Fact key={row.id} label={row.at === null ? '' : formatMoment(row.at)}>
                      {row.text}
                    </Fact>
                  ))}
                </Card>
              </Grid.Item>
            ))}
          </Grid.Root>
        </Layouts.Content>
      </Page.Main>
    </>
  );
}

function CompanyCard({ overview: { company, registry_id: registryId } }: { readonly overview: Overview }) {
  return (
    <Card title="Empresa">
      <Fact label="Estado">{company.status === 1 ? 'Activa' : 'Inactiva'}</Fact>
      <Fact label="Nivel de precio">{formatNumber(company.company_level)}</Fact>
      <Fact label="Crédito">{company.credit_blocked ? 'Bloqueado' : 'Abierto'}</Fact>
      <Fact label="Vendedor">{company.salesman_name ?? '—'}</Fact>
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

const PeopleCard = ({ people }: Pick<Overview, 'people'>) => (
  <Card title={`Personas (${formatNumber(people.length)})`}>
    {people.length === 0 ? <Muted>Nadie entra todavía con esta empresa</Muted> : null}
    {people.map((person) => (
      <Fact key={person.id} label={[person.name, person.paternal_surname].filter(Boolean).join(' ') || person.email}>
        {person.blocked ? `${person.email} · sin acceso` : person.email}
      </Fact>
    ))}
  </Card>
);

function DocumentsCard({ overview: { documents, changes } }: { readonly overview: Overview }) {
  return (
    <Card title="Documentos y cambios">
      {documents.length + changes.length === 0 ? <Muted>No hay documentos ni cambios por autorizar</Muted> : null}
      {documents.map((each) => (
        <Fact key={each.id} label={each.type_label}>
          <Typography tag={Link} to={`/plugins/companies/company-documents/${each.id}`} textColor="primary600">
            {statusLabels[each.status]}
            {each.expires_on === null ? '' : ` · hasta ${formatDay(each.expires_on)}`}
          </Typography>
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
    </Card>
  );
}

function ContactsCard({ company: { emails, telephones, delivery_addresses: addresses } }: Pick<Overview, 'company'>) {
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

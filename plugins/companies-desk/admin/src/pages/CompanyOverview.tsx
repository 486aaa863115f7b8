import { Grid, Link as BackLink, Typography } from '@strapi/design-system';
import {
  Card,
  Fact,
  formatMoment,
  formatNumber,
  Muted,
  needing,
  NotRead,
  useMay,
  useRead,
} from '@mayorista/kernel/panel';
import { Notes } from '@mayorista/kernel/panel/records';
import { Layouts, Page } from '@strapi/strapi/admin';
import { ArrowLeft } from '@strapi/icons';
import { Link, useParams } from 'react-router-dom';
import { BranchesCard } from './BranchesCard';
import { FiscalCard } from './FiscalCard';
import type { Overview } from './overview';
import { CompanyCard, ContactsCard, DocumentsCard, PeopleCard } from './OverviewCards';

const back = (
  <BackLink tag={Link} startIcon={<ArrowLeft />} to="/plugins/companies/empresas">
    Empresas de un vistazo
  </BackLink>
);

/** Everything of a company on one page: what other domains know of it too. */
export function CompanyOverview() {
  const { id = '' } = useParams();
  const isId = /^\d+$/.test(id);
  // Comments are read by whoever reads companies.
  const mayRead = useMay(needing('companies.read'));
  const mayNote = useMay(needing('comments.read')) && mayRead;
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
              <DocumentsCard overview={data} onDone={() => void reload()} />
            </Grid.Item>
            <Grid.Item col={6} s={12} xs={12} alignItems="stretch">
              <ContactsCard company={company} />
            </Grid.Item>
            <Grid.Item col={6} s={12} xs={12} alignItems="stretch">
              <FiscalCard companyId={data.id} onDone={() => void reload()} />
            </Grid.Item>
            <Grid.Item col={6} s={12} xs={12} alignItems="stretch">
              <BranchesCard companyId={data.id} />
            </Grid.Item>
            {data.parts.map((part) => (
              <Grid.Item key={part.key} col={6} s={12} xs={12} alignItems="stretch">
                <Card title={`${part.label} (${formatNumber(part.total)})`}>
                  {part.rows.length === 0 ? <Muted>Todavía no hay</Muted> : null}
                  {part.rows.map((row) => (
                    <PartRow key={row.id} {...row} page={part.page} />
                  ))}
                </Card>
              </Grid.Item>
            ))}
            {mayNote ? (
              <Grid.Item col={6} s={12} xs={12} alignItems="stretch">
                <Notes modelType="company" id={data.id} title="Notas" write="companies.read" />
              </Grid.Item>
            ) : null}
          </Grid.Root>
        </Layouts.Content>
      </Page.Main>
    </>
  );
}

type Part = Overview['parts'][number];

function PartRow({ id, text, at, page }: Part['rows'][number] & Pick<Part, 'page'>) {
  const shown =
    page === null ? (
      text
    ) : (
      <Typography tag={Link} to={`${page}/${id}`} textColor="primary600">
        {text}
      </Typography>
    );
  return at === null ? <Typography>{shown}</Typography> : <Fact label={formatMoment(at)}>{shown}</Fact>;
}

import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import { formatMoment, ListStatus, Muted, needing, useFailedLoad, usePage } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import type { ItemOf } from '@mayorista/config/answers';
import { attentionLabels, distributorRegistry } from '@mayorista/companies/shared';

type Prospect = ItemOf<'GET /distributor-registries'>;

/** Columns of the board: what is in course, and what was accepted of late. */
const columns = ['submitted', 'interview', 'accepted', 'redirected'] as const;
const most = 25;

/** 'Tablero de prospectos': how far each prospect is, with the next call. */
export const BoardPage = () => (
  <Page.Protect permissions={needing('distributor-registries.read')}>
    <Page.Title>Tablero de prospectos</Page.Title>
    <Page.Main>
      <Layouts.Header
        title="Tablero de prospectos"
        subtitle="Quién espera, quién está en entrevista y a quién se llama"
      />
      <Layouts.Content>
        <Flex alignItems="flex-start" gap={4} style={{ overflowX: 'auto' }}>
          {columns.map((stage) => (
            <Column key={stage} stage={stage} />
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  </Page.Protect>
);

function Column({ stage }: { readonly stage: (typeof columns)[number] }) {
  const state = usePage<Prospect>(`/companies/distributor-registries?stage=${stage}&per_page=${most}`, 60_000);
  useFailedLoad(state.hasFailed, 'Error al cargar prospectos');
  const label = distributorRegistry.states[stage].label.es;
  return (
    <Box tag="section" aria-label={label} background="neutral100" hasRadius padding={3} minWidth="260px" flex="1">
      <Flex justifyContent="space-between" paddingBottom={3}>
        <Typography variant="delta" tag="h2">
          {label}
        </Typography>
        <Badge>{state.pagination?.total ?? ''}</Badge>
      </Flex>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <ListStatus state={state} empty="Nadie por ahora" />
        {(state.rows ?? []).map((prospect) => (
          <Box
            key={prospect.id}
            tag={Link}
            to={`/plugins/companies/distributor-registries/${prospect.id}`}
            background="neutral0"
            hasRadius
            shadow="tableShadow"
            padding={3}
            style={{ textDecoration: 'none' }}
          >
            <Typography fontWeight="bold" tag="h3" textColor="primary600">
              {prospect.tradename ?? prospect.business_name ?? prospect.name}
            </Typography>
            <Muted>{[prospect.name, prospect.paternal_surname].filter(Boolean).join(' ')}</Muted>
            <Flex justifyContent="space-between" wrap="wrap" paddingTop={2} gap={2}>
              <Badge>{attentionLabels[prospect.attention]}</Badge>
              <Typography variant="pi" textColor="neutral600">
                {prospect.next_call_at === null
                  ? formatMoment(prospect.createdAt)
                  : `Llamada: ${formatMoment(prospect.next_call_at)}`}
              </Typography>
            </Flex>
          </Box>
        ))}
      </Flex>
    </Box>
  );
}

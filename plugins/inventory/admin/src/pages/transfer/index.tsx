import { Flex, Grid, Link, Typography } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Card, Fact, formatDay, formatMoment, formatNumber, NotRead } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link as RouterLink, useLocation, useParams } from 'react-router-dom';
import { StageBadge } from '../../transfers/StageBadge';
import { lostOf, type Transfer } from '../../transfers/transfer';
import { DraftLines } from './DraftLines';
import { Lines } from './Lines';
import { Moves } from './Moves';
import { useTransfer, type TransferState } from './use-transfer';

/** One transfer: what it carries, from where to where, and its next steps. */
export function TransferPage() {
  const { id = '' } = useParams();
  const state = useTransfer(id);
  const [isUnsaved, setUnsaved] = useState(false);
  if (state.data === null) return <NoTransfer state={state} isNumber={/^\d{1,9}$/.test(id)} />;
  const transfer = state.data;
  const mayEdit = transfer.stage === 'draft' && transfer.next_stages.length > 0;
  return (
    <Page.Main>
      <Page.Title>{`Traspaso núm. ${transfer.id}`}</Page.Title>
      <Layouts.Header
        navigationAction={<BackToList />}
        title={`Traspaso núm. ${transfer.id}`}
        subtitle={`De ${transfer.source_warehouse?.name ?? '—'} a ${transfer.target_warehouse?.name ?? '—'}`}
        secondaryAction={<StageBadge transfer={transfer} />}
        primaryAction={<Moves transfer={transfer} isUnsaved={mayEdit && isUnsaved} move={state.move} />}
      />
      <Layouts.Content>
        <Grid.Root gap={4}>
          <Grid.Item col={9} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
            {mayEdit ? (
              <DraftLines key={transfer.updatedAt} transfer={transfer} save={state.save} onChanged={setUnsaved} />
            ) : (
              <Lines transfer={transfer} />
            )}
          </Grid.Item>
          <Grid.Item col={3} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
            <Facts transfer={transfer} />
          </Grid.Item>
        </Grid.Root>
      </Layouts.Content>
    </Page.Main>
  );
}

const Facts = ({ transfer }: { readonly transfer: Transfer }) => (
  <Card title="Datos">
    <Fact label="Piezas">{formatNumber(transfer.total_pieces)}</Fact>
    {lostOf(transfer) > 0 && <Fact label="Faltantes">{formatNumber(lostOf(transfer))}</Fact>}
    <Fact label="Lo pidió">{transfer.requested_by ?? '—'}</Fact>
    <Fact label="Creado">{formatMoment(transfer.createdAt)}</Fact>
    <Fact label="Enviado">{formatMoment(transfer.sent_at)}</Fact>
    <Fact label="Llega">{formatDay(transfer.expected_on)}</Fact>
    <Fact label="Recibido">{formatMoment(transfer.received_at)}</Fact>
    <Fact label="Origen del pedido">{transfer.is_restock ? 'Reabastecimiento' : 'Directo'}</Fact>
    {transfer.notes !== null && (
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Typography variant="pi" textColor="neutral600">
          Notas
        </Typography>
        <Typography>{transfer.notes}</Typography>
      </Flex>
    )}
  </Card>
);

/** Goes back to the list as it was left. */
function BackToList() {
  const state: unknown = useLocation().state;
  const search = typeof state === 'object' && state !== null && 'list' in state ? String(state.list) : '';
  return (
    <Link tag={RouterLink} startIcon={<ArrowLeft />} to={{ pathname: '..', search }}>
      Traspasos
    </Link>
  );
}

interface MissingProps {
  readonly state: TransferState;
  readonly isNumber: boolean;
}

function NoTransfer({ state: { failure, reload }, isNumber }: MissingProps) {
  if (failure === null && isNumber) return <Page.Loading>Cargando el traspaso</Page.Loading>;
  return (
    <NotRead
      title="Traspaso"
      missing="Este traspaso no existe"
      back={<BackToList />}
      failure={failure}
      onRetry={() => void reload()}
    />
  );
}

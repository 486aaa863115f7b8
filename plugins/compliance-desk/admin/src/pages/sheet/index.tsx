import { Flex, Grid, Link, Typography } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Card, Muted, NotRead, RecordLink, type ReadState } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link as RouterLink, useLocation, useParams } from 'react-router-dom';
import { calledOf, readableDays } from '../../board/row';
import { LightBadge, StatusBadge } from '../../lights/LightBadge';
import { Moves } from '../../sheet/Moves';
import type { Sheet } from '../../sheet/sheet';
import { useSheet } from '../../sheet/use-sheet';
import { uids } from '../../uids';
import { boardUrl } from '../NomTabs';
import { Documents } from './Documents';
import { Gates } from './Gates';
import { History } from './History';
import { Norms } from './Norms';
import { Requirements } from './Requirements';
import { Tag } from './Tag';
import { Tariff } from './Tariff';

/** The compliance of one product: what its norms ask, with which papers it answers, and what is closed to it. */
export function SheetPage() {
  const { id = '' } = useParams();
  const state = useSheet(/^\d{1,10}$/.test(id) ? Number(id) : null);
  if (state.data === null) return <NoSheet state={state} isNumber={/^\d{1,10}$/.test(id)} />;
  const sheet = state.data;
  return (
    <Page.Main>
      <Page.Title>{`NOM de ${calledOf(sheet)}`}</Page.Title>
      <Layouts.Header
        navigationAction={<BackToBoard />}
        title={calledOf(sheet)}
        subtitle={sheet.name ?? 'Sin nombre'}
        secondaryAction={<LightBadge light={sheet.light} state={sheet.state} />}
        primaryAction={<Moves sheet={sheet} />}
      />
      <Layouts.Content>
        <Grid.Root gap={4}>
          <Grid.Item col={8} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
            <Requirements sheet={sheet} />
            <Documents sheet={sheet} />
          </Grid.Item>
          <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
            <Reasons sheet={sheet} />
            <Norms sheet={sheet} />
            <Gates sheet={sheet} />
            <Tariff sheet={sheet} />
            <Tag key={`tag-${sheet.id}`} productId={sheet.id} />
            <History key={sheet.id} sheet={sheet} />
          </Grid.Item>
        </Grid.Root>
      </Layouts.Content>
    </Page.Main>
  );
}

function Reasons({ sheet }: { readonly sheet: Sheet }) {
  return (
    <Card title="Semáforo">
      <Flex justifyContent="space-between" gap={2} wrap="wrap">
        <LightBadge light={sheet.light} state={sheet.state} />
        <StatusBadge status={sheet.status} label={`Expediente ${sheet.status_label.toLowerCase()}`} />
      </Flex>
      {sheet.reasons.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="flex-start" gap={1}>
          {sheet.reasons.map(({ message }) => (
            <Typography key={message} tag="li" variant="pi">
              {readableDays(message)}
            </Typography>
          ))}
        </Flex>
      )}
      {sheet.status_notes !== null && <Muted>{`Notas: ${sheet.status_notes}`}</Muted>}
      <RecordLink uid={uids.product} id={sheet.id}>
        Abrir el producto
      </RecordLink>
    </Card>
  );
}

/** Goes back to the board as it was left. */
function BackToBoard() {
  const state: unknown = useLocation().state;
  const search = typeof state === 'object' && state !== null && 'list' in state ? String(state.list) : '';
  return (
    <Link tag={RouterLink} startIcon={<ArrowLeft />} to={{ pathname: boardUrl, search }}>
      Tablero NOM
    </Link>
  );
}

function NoSheet({
  state: { failure, reload },
  isNumber,
}: {
  readonly state: ReadState<Sheet>;
  readonly isNumber: boolean;
}) {
  if (failure === null && isNumber) return <Page.Loading>Cargando el expediente</Page.Loading>;
  return (
    <NotRead
      title="Expediente NOM"
      missing="Este producto no existe"
      back={<BackToBoard />}
      failure={failure}
      onRetry={() => void reload()}
    />
  );
}

import { Box, Checkbox, Flex, Link, Td, Tr, Typography } from '@strapi/design-system';
import { formatDay, HeadedTable } from '@mayorista/kernel/panel';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { calledOf, readableDays, type BoardRow } from '../../board/row';
import { distanceText, todayIn } from '../../lights/light';
import { LightBadge, StatusBadge } from '../../lights/LightBadge';
import type { Selection } from './use-selection';

interface Props {
  readonly rows: readonly BoardRow[];
  /** Null for whoever may only look. */
  readonly selection: Selection | null;
}

const headings = ['Producto', 'Semáforo', 'Motivos', 'Vence', 'Expediente'];
const shownReasons = 2;

export function BoardTable({ rows, selection }: Props) {
  const chosenHere = rows.filter(({ id }) => selection?.chosen.has(id) === true).length;
  return (
    <HeadedTable
      headings={headings}
      rowCount={rows.length}
      first={
        selection === null ? undefined : (
          <Checkbox
            aria-label="Elegir todos los de esta página"
            checked={chosenHere === rows.length ? true : chosenHere > 0 ? 'indeterminate' : false}
            onCheckedChange={(isChosen) => selection.toggle(rows, isChosen === true)}
          />
        )
      }
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} selection={selection} />
      ))}
    </HeadedTable>
  );
}

const stay = (event: MouseEvent) => event.stopPropagation();

/** The whole row opens the sheet; the model is the link for keyboards and new tabs. */
function Row({ row, selection }: { readonly row: BoardRow; readonly selection: Selection | null }) {
  const navigate = useNavigate();
  const state = { list: useLocation().search };
  const to = `producto/${row.id}`;
  return (
    <Tr onClick={() => navigate(to, { state })} style={{ cursor: 'pointer' }}>
      {selection !== null && (
        <Td onClick={stay}>
          <Checkbox
            aria-label={`Elegir ${calledOf(row)}`}
            checked={selection.chosen.has(row.id)}
            onCheckedChange={(isChosen) => selection.toggle([row], isChosen === true)}
          />
        </Td>
      )}
      <Td>
        <Box maxWidth="26rem">
          <Link tag={RouterLink} to={to} state={state} onClick={stay}>
            {calledOf(row)}
          </Link>
          <Typography variant="pi" textColor="neutral600" tag="p" ellipsis title={row.name ?? undefined}>
            {row.brand_name ?? 'Sin marca'} · {row.name ?? '—'}
          </Typography>
        </Box>
      </Td>
      <Td>
        <LightBadge light={row.light} state={row.state} />
      </Td>
      <Td>
        <Reasons row={row} />
      </Td>
      <Td>
        <Expiry day={row.expires_on} />
      </Td>
      <Td>
        <StatusBadge status={row.status} label={row.status_label} />
      </Td>
    </Tr>
  );
}

function Reasons({ row: { reasons } }: { readonly row: BoardRow }) {
  if (reasons.length === 0) return <Typography textColor="neutral600">—</Typography>;
  const rest = reasons.length - shownReasons;
  const all = reasons.map(({ message }) => readableDays(message));
  return (
    <Flex direction="column" alignItems="flex-start" maxWidth="44rem" title={all.join('\n')}>
      {all.slice(0, shownReasons).map((message) => (
        <Typography key={message} variant="pi" style={{ whiteSpace: 'normal' }}>
          {message}
        </Typography>
      ))}
      {rest > 0 && (
        <Typography variant="pi" textColor="neutral600">
          {rest === 1 ? 'y 1 motivo más' : `y ${rest} motivos más`}
        </Typography>
      )}
    </Flex>
  );
}

function Expiry({ day }: { readonly day: string | null }) {
  if (day === null) return <Typography textColor="neutral600">—</Typography>;
  return (
    <>
      <Typography tag="p">{formatDay(day)}</Typography>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {distanceText(day, todayIn(new Date()))}
      </Typography>
    </>
  );
}

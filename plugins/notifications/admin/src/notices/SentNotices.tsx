import { Box, Td, Tr, Typography } from '@strapi/design-system';
import { formatMoment, formatNumber, HeadedTable, ListStatus, Pager, type PageState } from '@mayorista/kernel/panel';
import type { SentNotice } from './notice';

interface Props {
  readonly sent: PageState<SentNotice>;
  readonly onPage: (page: number) => void;
}

const headings = ['Aviso', 'Para quién', 'Enviado', 'Personas', 'Lo vieron', 'Lo abrieron', 'Navegadores'];

/** What was sent, the last first, with its figures. */
export function SentNotices({ sent, onPage }: Props) {
  const rows = sent.rows ?? [];
  return (
    <Box tag="section" aria-label="Avisos enviados">
      <Box paddingBottom={3}>
        <Typography variant="beta" tag="h2">
          Avisos enviados
        </Typography>
      </Box>
      <ListStatus state={sent} empty="Todavía no se ha enviado ningún aviso" />
      {rows.length > 0 && (
        <HeadedTable headings={headings} rowCount={rows.length}>
          {rows.map((notice) => (
            <SentRow key={notice.id} notice={notice} />
          ))}
        </HeadedTable>
      )}
      {sent.pagination !== null && rows.length > 0 && <Pager pagination={sent.pagination} onPage={onPage} />}
    </Box>
  );
}

function SentRow({ notice }: { readonly notice: SentNotice }) {
  const { title, message, audience_label, sent_at, sender, recipients, viewed, read } = notice;
  return (
    <Tr>
      <Td style={{ maxWidth: '28rem', whiteSpace: 'normal' }}>
        <Typography fontWeight="semiBold">{title}</Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {message}
        </Typography>
      </Td>
      <Td>
        <Typography>{audience_label}</Typography>
      </Td>
      <Td>
        <Typography>{formatMoment(sent_at)}</Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {sender ?? ''}
        </Typography>
      </Td>
      <Td>
        <Typography>{formatNumber(recipients)}</Typography>
      </Td>
      <Td>
        <Typography>{shareOf(viewed, recipients)}</Typography>
      </Td>
      <Td>
        <Typography>{shareOf(read, recipients)}</Typography>
      </Td>
      <Td>
        <Typography>{browsersText(notice)}</Typography>
      </Td>
    </Tr>
  );
}

const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '0' : `${formatNumber(part)} (${Math.round((part / whole) * 100)} %)`;

/** Browsers that were told; those that wait or could not be reached only where there are some. */
function browsersText({ pushed, pending, failed }: SentNotice): string {
  const others = [
    ...(pending > 0 ? [`${formatNumber(pending)} en espera`] : []),
    ...(failed > 0 ? [`${formatNumber(failed)} sin alcanzar`] : []),
  ];
  return [formatNumber(pushed), ...others].join(', ');
}

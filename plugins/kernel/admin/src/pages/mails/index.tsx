import { Box, Flex, Grid, Searchbar, SearchForm, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { formatMoment } from '../../format';
import { ListStatus } from '../../reading/ListStatus';
import { Pager } from '../../reading/Pager';
import { pluginId } from '../../plugin-id';
import { usePage } from '../../reading/use-page';
import type { Mail } from './mail';
import { ReadingPane } from './ReadingPane';

const readers = [{ action: `plugin::${pluginId}.mails.read`, subject: null }];

/** Renders the page 'Correos enviados': mails that were sent, or only stored where no mail server is configured. */
export function MailsPage() {
  const [page, setPage] = useState(1);
  const [wanted, setWanted] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  const mails = usePage<Mail>(
    `/${pluginId}/mail-outbox?per_page=20&page=${page}&omniSearchQuery=${encodeURIComponent(wanted)}`,
  );
  const search = (text: string): void => {
    setWanted(text);
    setPage(1);
  };

  return (
    <Page.Protect permissions={readers}>
      <Page.Title>Correos enviados</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Correos enviados"
          subtitle="Los correos de la plataforma, tal como los recibe cada persona"
        />
        <Layouts.Action
          startActions={
            <SearchForm onSubmit={(event) => event.preventDefault()}>
              <Searchbar
                name="search"
                value={wanted}
                clearLabel="Borrar búsqueda"
                placeholder="Destinatario o asunto"
                onClear={() => search('')}
                onChange={(event) => search(event.target.value)}
              >
                Buscar correos
              </Searchbar>
            </SearchForm>
          }
        />
        <Layouts.Content>
          <Grid.Root gap={4}>
            <Grid.Item col={4} s={12} direction="column" alignItems="stretch">
              <Box background="neutral0" hasRadius shadow="tableShadow">
                <ListStatus state={mails} empty="Todavía no hay correos" />
                {(mails.rows ?? []).map((mail) => (
                  <MailLine key={mail.id} mail={mail} isOpen={mail.id === openId} onOpen={setOpenId} />
                ))}
              </Box>
              {mails.pagination !== null && <Pager pagination={mails.pagination} onPage={setPage} />}
            </Grid.Item>
            <Grid.Item col={8} s={12} direction="column" alignItems="stretch">
              <Box background="neutral0" hasRadius shadow="tableShadow">
                <ReadingPane mail={mails.rows?.find(({ id }) => id === openId) ?? null} />
              </Box>
            </Grid.Item>
          </Grid.Root>
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}

interface LineProps {
  readonly mail: Mail;
  readonly isOpen: boolean;
  readonly onOpen: (id: number) => void;
}

function MailLine({ mail, isOpen, onOpen }: LineProps) {
  return (
    <Flex
      tag="button"
      type="button"
      direction="column"
      alignItems="stretch"
      gap={1}
      padding={4}
      width="100%"
      cursor="pointer"
      style={{ textAlign: 'left' }}
      background={isOpen ? 'primary100' : 'neutral0'}
      borderColor="neutral150"
      aria-pressed={isOpen}
      onClick={() => onOpen(mail.id)}
    >
      <Typography fontWeight="semiBold" ellipsis>
        {mail.subject}
      </Typography>
      <Typography variant="pi" textColor="neutral600" ellipsis>
        {mail.recipient} · {formatMoment(mail.sent_at)}
      </Typography>
    </Flex>
  );
}

import { Flex } from '@strapi/design-system';
import { useMay, usePage } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { SentNotice } from './notice';
import { readsNotices, sendsNotices } from '../permissions';
import { pluginId } from '../plugin-id';
import { ComposeCard } from './ComposeCard';
import { SentNotices } from './SentNotices';

/** 'Notificaciones': writing to people of the store, and how what was sent fared. */
export const NoticesPage = () => (
  <Page.Protect permissions={readsNotices}>
    <Notices />
  </Page.Protect>
);

function Notices() {
  const [page, setPage] = useState(1);
  const sent = usePage<SentNotice>(`/${pluginId}/push-notifications?per_page=10&page=${page}`);
  const maySend = useMay(sendsNotices);
  return (
    <>
      <Page.Title>Notificaciones</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Notificaciones"
          subtitle="Avisos que las personas ven en la campana de la tienda y en su navegador"
        />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={6}>
            {maySend && (
              <ComposeCard
                onSent={async () => {
                  setPage(1);
                  await sent.reload();
                }}
              />
            )}
            <SentNotices sent={sent} onPage={setPage} />
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </>
  );
}

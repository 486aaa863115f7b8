import { Flex } from '@strapi/design-system';
import { Pager, type PageState } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { NomTabs } from './NomTabs';

interface Props {
  /** Of the browser's tab; the page itself is always the board. */
  readonly title: string;
  readonly subtitle: string;
  readonly action?: ReactNode;
  /** What is shown by pages, and how another page is asked for. */
  readonly list?: PageState<unknown>;
  readonly onPage?: (page: number) => void;
  readonly children: ReactNode;
}

/** What the lists of NOM compliance have around them: the heading, the tabs and the pages of the list. */
export function NomFrame({ title, subtitle, action, list, onPage, children }: Props) {
  const pages = list === undefined || list.hasFailed || (list.rows ?? []).length === 0 ? null : list.pagination;
  return (
    <>
      <Page.Title>{title}</Page.Title>
      <Page.Main>
        <Layouts.Header title="Tablero NOM" subtitle={subtitle} primaryAction={action} />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={5}>
            <NomTabs />
            {children}
          </Flex>
          {pages !== null && onPage !== undefined && <Pager pagination={pages} onPage={onPage} />}
        </Layouts.Content>
      </Page.Main>
    </>
  );
}

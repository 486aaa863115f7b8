import { Button, EmptyStateLayout } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import type { Failure } from './failure';

interface Props {
  readonly title: string;
  /** What is said of one that does not exist. */
  readonly missing: string;
  readonly back?: ReactNode;
  /** Null when the address names none. */
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

/** The page of a record that could not be read: there is none, or it may be tried again. */
export function NotRead({ title, missing, back, failure, onRetry }: Props) {
  const isMissing = failure === null || failure.status === 404;
  return (
    <Page.Main>
      <Layouts.Header navigationAction={back} title={title} />
      <Layouts.Content>
        <EmptyStateLayout
          content={isMissing ? missing : failure.text}
          action={
            isMissing ? undefined : (
              <Button variant="secondary" onClick={onRetry}>
                Reintentar
              </Button>
            )
          }
        />
      </Layouts.Content>
    </Page.Main>
  );
}

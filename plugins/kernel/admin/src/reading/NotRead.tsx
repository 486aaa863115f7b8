import { Button, EmptyStateLayout } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import type { Failure } from './failure';

interface Props {
  readonly title: string;
  /** Text shown when the record does not exist. */
  readonly missing: string;
  readonly back?: ReactNode;
  /** Error of the read; null when the address names no record. */
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

/** Renders the page of a record that could not be read: `missing` when there is none (404), otherwise the error and a retry button. */
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

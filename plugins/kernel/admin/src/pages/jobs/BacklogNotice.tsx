import { Alert, Box, Button } from '@strapi/design-system';
import type { Backlog } from './job';

interface Props {
  readonly backlog: Backlog;
  /** Retries all jobs; null for people who may not. */
  readonly onRetryAll: (() => void) | null;
}

/** Renders a warning about jobs that failed or wait for an unreachable service, with a button that retries all; null when there is none. */
export function BacklogNotice({ backlog: { dead, waiting, warnings }, onRetryAll }: Props) {
  if (warnings.length === 0) return null;
  const canRetry = onRetryAll !== null && dead + waiting.length > 0;
  return (
    <Box paddingBottom={4}>
      <Alert
        variant={dead > 0 ? 'danger' : 'warning'}
        title="Hay trabajos pendientes."
        closeLabel="Cerrar"
        action={
          canRetry ? (
            <Button size="S" variant="secondary" onClick={onRetryAll}>
              Reintentar todos
            </Button>
          ) : undefined
        }
      >
        {warnings.join('. ')}
      </Alert>
    </Box>
  );
}

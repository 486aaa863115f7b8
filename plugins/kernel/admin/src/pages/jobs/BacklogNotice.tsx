import { Alert, Box, Button } from '@strapi/design-system';
import type { Backlog } from './job';

interface Props {
  readonly backlog: Backlog;
  /** Null for whoever may not retry. */
  readonly onRetryAll: (() => void) | null;
}

/** What failed or waits for a service that does not answer, and one button that tries all of it again. */
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

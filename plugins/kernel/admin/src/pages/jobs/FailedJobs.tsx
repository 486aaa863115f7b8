import { Alert, Box, Button, Flex, Typography } from '@strapi/design-system';
import { formatNumber } from '../../format';
import { pluginId } from '../../plugin-id';
import { useRead } from '../../use-read';
import { failedText, type JobCounts } from './job';

/** Says how many jobs were given up and what they were to do: nobody looks for them in a list of thousands. */
export function FailedJobs({ onShow }: { readonly onShow: () => void }) {
  const { data } = useRead<JobCounts>(`/${pluginId}/background-job-counts`);
  if (data === null || data.dead === 0) return null;
  return (
    <Box paddingBottom={4}>
      <Alert
        variant="danger"
        title={data.dead === 1 ? 'Hay 1 trabajo fallido' : `Hay ${formatNumber(data.dead)} trabajos fallidos`}
        closeLabel="Cerrar"
      >
        <Flex direction="column" alignItems="flex-start" gap={2}>
          <Typography>{failedText(data)}</Typography>
          <Button size="S" variant="danger-light" onClick={onShow}>
            Ver los fallidos
          </Button>
        </Flex>
      </Alert>
    </Box>
  );
}

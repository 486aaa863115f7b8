import { Badge, Box, Button, Flex, Td, Tr, Typography } from '@strapi/design-system';
import { formatMoment, formatNumber } from '../../format';
import { percentDone, stateTexts, type Job } from './job';

interface Props {
  readonly job: Job;
  readonly mayRetry: boolean;
  readonly onRetry: (job: Job) => void;
}

export function JobRow({ job, mayRetry, onRetry }: Props) {
  const { label, tone } = stateTexts[job.state];
  return (
    <Tr>
      <Td>
        <Typography fontWeight="semiBold">{job.label}</Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          #{job.id} · {job.requested_by ?? 'Sistema'}
        </Typography>
      </Td>
      <Td>
        <Badge textColor={`${tone}700`} backgroundColor={`${tone}100`}>
          {label}
        </Badge>
      </Td>
      <Td>
        <Progress job={job} />
      </Td>
      <Td>
        <Typography>{formatMoment(job.finished_at ?? job.run_at)}</Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {job.away_since !== null && 'Espera a un servicio que no responde · '}
          {job.attempts === 1 ? '1 intento' : `${formatNumber(job.attempts)} intentos`}
        </Typography>
      </Td>
      <Td>
        <Failure error={job.last_error} />
      </Td>
      <Td>
        {job.state === 'dead' && mayRetry && (
          <Button size="S" variant="secondary" onClick={() => onRetry(job)}>
            Reintentar
          </Button>
        )}
      </Td>
    </Tr>
  );
}

function Progress({ job }: { readonly job: Job }) {
  const percent = percentDone(job);
  if (percent === null) return <Typography textColor="neutral600">—</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={1} minWidth="12rem">
      <Box
        background="neutral200"
        hasRadius
        overflow="hidden"
        height="4px"
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={`Avance de ${job.label}`}
      >
        <Box background="primary600" height="100%" width={`${percent}%`} />
      </Box>
      <Typography variant="pi" textColor="neutral600">
        {job.progress_total > 0
          ? `${formatNumber(job.progress_done)} de ${formatNumber(job.progress_total)}`
          : `${percent} %`}
      </Typography>
    </Flex>
  );
}

/** Renders the first line of a job's error, which unfolds to the rest (the stack). */
function Failure({ error }: { readonly error: string | null }) {
  if (error === null) return <Typography textColor="neutral600">—</Typography>;
  const [first = '', ...rest] = error.split('\n');
  return (
    <Box maxWidth="32rem">
      <details>
        <summary>
          <Typography textColor="danger600">{first}</Typography>
        </summary>
        {rest.length > 0 && (
          <Box tag="pre" overflow="auto" maxHeight="20rem">
            <Typography variant="pi">{rest.join('\n')}</Typography>
          </Box>
        )}
      </details>
    </Box>
  );
}

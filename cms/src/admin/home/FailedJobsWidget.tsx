import { Badge, Flex, Typography } from '@strapi/design-system';
import type { AnswerTo } from '@mayorista/config/answers';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

type Jobs = AnswerTo<'GET /background-jobs'>;
type Backlog = AnswerTo<'GET /background-job-backlog'>;

const shown = 4;
const moments = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});

/** 'Procesos que fallaron': the jobs that gave up and wait for somebody to retry them, and those whose service does not answer. */
export function FailedJobsWidget() {
  const { get } = useFetchClient();
  const [jobs, setJobs] = useState<Jobs | 'failed' | null>(null);
  const [waiting, setWaiting] = useState<Backlog['data']['waiting']>([]);
  useEffect(() => {
    get<Jobs>(`/kernel/background-jobs?per_page=${shown}&state=dead`).then(
      ({ data }) => setJobs(data),
      () => setJobs('failed'),
    );
    get<Backlog>('/kernel/background-job-backlog').then(
      ({ data }) => setWaiting(data.data.waiting),
      () => setJobs('failed'),
    );
  }, [get]);

  if (jobs === null) return <Widget.Loading>Cargando</Widget.Loading>;
  if (jobs === 'failed') return <Widget.Error>No se pudo cargar la información</Widget.Error>;
  if (jobs.total + waiting.length === 0) return <Widget.NoData>Todo en orden: ningún proceso ha fallado</Widget.NoData>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="ul">
      {jobs.data.map(({ id, label, run_at }) => (
        <Flex key={id} tag="li" justifyContent="space-between" gap={3}>
          <Typography variant="omega" ellipsis>
            {label}
          </Typography>
          <Typography variant="pi" textColor="neutral600">
            {moments.format(new Date(run_at))}
          </Typography>
        </Flex>
      ))}
      {waiting.map(({ label, count }) => (
        <Typography key={label} tag="li" variant="omega" textColor="warning700">
          {label}: {count} en espera de un servicio que no responde
        </Typography>
      ))}
      {jobs.total > shown && <Badge>{jobs.total - shown} más</Badge>}
    </Flex>
  );
}

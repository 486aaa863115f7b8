import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Layouts, Page, useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useRead } from '../../reading/use-read';
import { HeadedTable } from '../../HeadedTable';
import { ListStatus } from '../../reading/ListStatus';
import { Pager } from '../../reading/Pager';
import { pluginId } from '../../plugin-id';
import { usePage } from '../../reading/use-page';
import { BacklogNotice } from './BacklogNotice';
import { jobStates, stateTexts, type Backlog, type Job, type JobState } from './job';
import { JobRow } from './JobRow';

const refreshMs = 3_000;
const headings = ['Trabajo', 'Estado', 'Avance', 'Fecha', 'Error', 'Acciones'];
const readers = [{ action: `plugin::${pluginId}.background-jobs.read`, subject: null }];
const all = 'all';

const pathOf = (state: JobState | typeof all, page: number): string =>
  `/${pluginId}/background-jobs?per_page=20&page=${page}${state === all ? '' : `&state=${state}`}`;

/** Renders the page 'Trabajos': background jobs with their progress and errors, and buttons to retry failed ones. */
export function JobsPage() {
  const [state, setState] = useState<JobState | typeof all>(all);
  const [page, setPage] = useState(1);
  const choose = (chosen: JobState | typeof all): void => {
    setState(chosen);
    setPage(1);
  };
  const jobs = usePage<Job>(pathOf(state, page), refreshMs);
  const backlog = useRead<Backlog>(`/${pluginId}/background-job-backlog`);
  const reload = async (): Promise<void> => {
    await Promise.all([jobs.reload(), backlog.reload()]);
  };
  const { retry, retryAll } = useRetries(reload);
  const { allowedActions } = useRBAC([{ action: `plugin::${pluginId}.background-jobs.retry`, subject: null }]);
  const mayRetry = Object.values(allowedActions).some(Boolean);

  return (
    <Page.Protect permissions={readers}>
      <Page.Title>Trabajos</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Trabajos"
          subtitle="Importaciones, exportaciones, correos y demás procesos en segundo plano"
        />
        <Layouts.Action
          startActions={
            <SingleSelect
              aria-label="Estado"
              value={state}
              onChange={(value) => choose(value as JobState | typeof all)}
            >
              <SingleSelectOption value={all}>Todos los estados</SingleSelectOption>
              {jobStates.map((each) => (
                <SingleSelectOption key={each} value={each}>
                  {stateTexts[each].label}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          }
        />
        <Layouts.Content>
          {backlog.data !== null && <BacklogNotice backlog={backlog.data} onRetryAll={mayRetry ? retryAll : null} />}
          <ListStatus state={jobs} empty="No hay trabajos en este estado" />
          {jobs.rows !== null && jobs.rows.length > 0 && (
            <HeadedTable headings={headings} rowCount={jobs.rows.length}>
              {jobs.rows.map((job) => (
                <JobRow key={job.id} job={job} mayRetry={mayRetry} onRetry={retry} />
              ))}
            </HeadedTable>
          )}
          {jobs.pagination !== null && <Pager pagination={jobs.pagination} onPage={setPage} />}
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}

interface Retries {
  readonly retry: (job: Job) => void;
  readonly retryAll: () => void;
}

function useRetries(reload: () => Promise<void>): Retries {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const ask = (path: string, done: string, failed: string): void => {
    post(path, {}).then(
      () => {
        toggleNotification({ type: 'success', message: done });
        return reload();
      },
      () => toggleNotification({ type: 'danger', message: failed }),
    );
  };
  return {
    retry: (job) =>
      ask(
        `/${pluginId}/background-jobs/${job.id}/retry`,
        'El trabajo volvió a la cola',
        'No se pudo reintentar el trabajo',
      ),
    retryAll: () =>
      ask(
        `/${pluginId}/background-job-retries`,
        'Todos los trabajos pendientes volvieron a la cola',
        'No se pudieron reintentar los trabajos',
      ),
  };
}

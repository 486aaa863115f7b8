import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Layouts, Page, useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { HeadedTable } from '../../HeadedTable';
import { ListStatus } from '../../ListStatus';
import { Pager } from '../../Pager';
import { pluginId } from '../../plugin-id';
import { usePage } from '../../use-page';
import { FailedJobs } from './FailedJobs';
import { jobStates, stateTexts, type Job, type JobState } from './job';
import { JobRow } from './JobRow';

const refreshMs = 3_000;
const headings = ['Trabajo', 'Estado', 'Avance', 'Fecha', 'Error', 'Acciones'];
const readers = [{ action: `plugin::${pluginId}.background-jobs.read`, subject: null }];
const all = 'all';

const pathOf = (state: JobState | typeof all, page: number): string =>
  `/${pluginId}/background-jobs?per_page=20&page=${page}${state === all ? '' : `&state=${state}`}`;

/** 'Trabajos': what runs behind the scenes, how far it is, what failed, and retrying it. */
export function JobsPage() {
  const [state, setState] = useState<JobState | typeof all>(all);
  const [page, setPage] = useState(1);
  const choose = (chosen: JobState | typeof all): void => {
    setState(chosen);
    setPage(1);
  };
  const jobs = usePage<Job>(pathOf(state, page), refreshMs);
  const retry = useRetry(jobs.reload);
  const { allowedActions } = useRBAC([{ action: `plugin::${pluginId}.background-jobs.retry`, subject: null }]);

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
          {state !== 'dead' && <FailedJobs onShow={() => choose('dead')} />}
          <ListStatus state={jobs} empty="No hay trabajos en este estado" />
          {jobs.rows !== null && jobs.rows.length > 0 && (
            <HeadedTable headings={headings} rowCount={jobs.rows.length}>
              {jobs.rows.map((job) => (
                <JobRow key={job.id} job={job} mayRetry={Object.values(allowedActions).some(Boolean)} onRetry={retry} />
              ))}
            </HeadedTable>
          )}
          {jobs.pagination !== null && <Pager pagination={jobs.pagination} onPage={setPage} />}
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}

function useRetry(reload: () => Promise<void>): (job: Job) => void {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  return (job) => {
    post(`/${pluginId}/background-jobs/${job.id}/retry`, {}).then(
      () => {
        toggleNotification({ type: 'success', message: 'El trabajo volvió a la cola' });
        return reload();
      },
      () => toggleNotification({ type: 'danger', message: 'No se pudo reintentar el trabajo' }),
    );
  };
}

import { isAllowed } from '../permissions/actor';
import type { BaseRow } from '../resources/resource.types';
import { defineResource } from '../resources/define-resource';
import { uids } from '../uids';
import { requesterKey } from './enqueue';
import { jobView, type JobView } from './job.view';
import { backgroundJob } from './job.answer';

/** The jobs as staff follow them: state, progress, last error (design 4). */
export const jobResource = defineResource<BaseRow & JobView>()({
  path: '/background-jobs',
  uid: uids.job,
  label: 'trabajo',
  search: ['name', 'label', 'last_error', 'requested_by'],
  filters: ['state', 'name'],
  sort: ['run_at', 'finished_at'],
  order: { id: 'desc' },
  list: { needs: 'background-jobs.read' },
  show: { needs: 'background-jobs.follow' },
  // People see the jobs they asked for; all jobs are visible to staff with the permission.
  scope: (actor) => (isAllowed(actor, 'background-jobs.read') ? {} : { requester: requesterKey(actor) }),
  output: backgroundJob,
  serialize: (row) => jobView(row),
});

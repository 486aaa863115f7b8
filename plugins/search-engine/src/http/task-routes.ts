import { ApiError } from '../api-error';
import { batchView, taskView, type TaskPage } from '../storage/tasks';
import { countParameter } from './request';
import { ok, type Route } from './route';

function pageOf(parameters: URLSearchParams): TaskPage {
  const reverse = parameters.get('reverse') ?? 'false';
  if (reverse !== 'true' && reverse !== 'false')
    throw new ApiError('invalid_task_reverse', 'Invalid value in parameter `reverse`: expected true or false.');
  return {
    limit: countParameter(parameters, 'limit', 20, 'invalid_task_limit'),
    from: parameters.has('from') ? countParameter(parameters, 'from', 0, 'invalid_task_from') : undefined,
    reverse: reverse === 'true',
    parameters,
  };
}

/** Tasks and their batches: what was changed, when, and with what outcome. */
export const taskRoutes: Route[] = [
  {
    method: 'GET',
    path: 'tasks',
    action: 'tasks.get',
    answer: ({ core, parameters }) => ok(core.tasks.findMany(pageOf(parameters), taskView)),
  },
  {
    method: 'GET',
    path: 'tasks/:uid',
    action: 'tasks.get',
    answer: ({ core, part }) => ok(taskView(core.tasks.get(part('uid')))),
  },
  {
    method: 'GET',
    path: 'batches',
    action: 'tasks.get',
    answer: ({ core, parameters }) => ok(core.tasks.findMany(pageOf(parameters), batchView)),
  },
  {
    method: 'GET',
    path: 'batches/:uid',
    action: 'tasks.get',
    answer: ({ core, part }) => ok(batchView(core.tasks.get(part('uid'), 'batch_not_found'))),
  },
  {
    method: 'POST',
    path: 'tasks/cancel',
    action: 'tasks.cancel',
    isWrite: true,
    answer: ({ core, parameters }) => ok(core.tasks.cancel(parameters)),
  },
  {
    method: 'DELETE',
    path: 'tasks',
    action: 'tasks.delete',
    isWrite: true,
    answer: ({ core, parameters }) => ok(core.tasks.remove(parameters)),
  },
];

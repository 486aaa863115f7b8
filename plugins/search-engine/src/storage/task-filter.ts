import { ApiError } from '../api-error';

/** A condition on the tasks table, as SQL and its parameters. */
export interface TaskCondition {
  sql: string;
  params: unknown[];
}

const TASK_STATUSES = ['enqueued', 'processing', 'succeeded', 'failed', 'canceled'];
const TASK_TYPES = [
  'documentAdditionOrUpdate',
  'documentEdition',
  'documentDeletion',
  'settingsUpdate',
  'indexCreation',
  'indexDeletion',
  'indexUpdate',
  'indexSwap',
  'taskCancelation',
  'taskDeletion',
  'dumpCreation',
  'snapshotCreation',
  'upgradeDatabase',
  'networkTopologyChange',
  'dsrUpdate',
  'dsrClear',
];

const isUid = (item: string): boolean => /^\d{1,10}$/.test(item);
const oneOf = (known: string[]) => (item: string) => known.includes(item);

/** Lists of values: the column, what a value must be, and the end of the error's code. Every task is a batch of its own. */
const LISTS: Record<string, [column: string, isValid: (item: string) => boolean, code: string]> = {
  uids: ['uid', isUid, 'task_uids'],
  batchUids: ['uid', isUid, 'batch_uids'],
  canceledBy: ['NULL', isUid, 'task_canceled_by'],
  statuses: ['status', oneOf(TASK_STATUSES), 'task_statuses'],
  types: ['type', oneOf(TASK_TYPES), 'task_types'],
  indexUids: ['index_uid', () => true, 'index_uid'],
};

const DATES: Record<string, [condition: string, code: string]> = {
  afterEnqueuedAt: ['enqueued_at >', 'task_after_enqueued_at'],
  beforeEnqueuedAt: ['enqueued_at <', 'task_before_enqueued_at'],
  afterStartedAt: ['started_at >', 'task_after_started_at'],
  beforeStartedAt: ['started_at <', 'task_before_started_at'],
  afterFinishedAt: ['finished_at >', 'task_after_finished_at'],
  beforeFinishedAt: ['finished_at <', 'task_before_finished_at'],
};

/** Whether the parameters name at least one filter: cancelling or deleting without any is refused. */
export const hasTaskFilter = (parameters: URLSearchParams): boolean =>
  [...parameters.keys()].some((name) => Object.hasOwn(LISTS, name) || Object.hasOwn(DATES, name));

/** Reads the filters of a list of tasks, of a cancellation or of a deletion; `*` asks for all. */
export function taskCondition(parameters: URLSearchParams): TaskCondition {
  const conditions = [...parameters].flatMap(([name, value]) => conditionOf(name, value) ?? []);
  return {
    sql: ['1', ...conditions.map(({ sql }) => sql)].join(' AND '),
    params: conditions.flatMap(({ params }) => params),
  };
}

function conditionOf(name: string, value: string): TaskCondition | undefined {
  const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
  const date = Object.hasOwn(DATES, name) ? DATES[name] : undefined;
  if (list !== undefined) {
    const [column, isValid, code] = list;
    const items = value.split(',');
    const wrong = items.find((item) => item !== '*' && !isValid(item));
    if (wrong !== undefined) throw invalid(name, code, wrong);
    if (items.includes('*')) return undefined;
    // Numbers are compared as numbers: SQLite does not find the text '12' in a column of integers given by json_each.
    const values = column === 'uid' ? items.map(Number) : items;
    return { sql: `${column} IN (SELECT value FROM json_each(?))`, params: [JSON.stringify(values)] };
  }
  if (date === undefined || value === '*') return undefined;
  const [condition, code] = date;
  const time = Date.parse(value);
  if (Number.isNaN(time)) throw invalid(name, code, value);
  return { sql: `${condition} ?`, params: [new Date(time).toISOString()] };
}

const invalid = (name: string, code: string, value: string): ApiError =>
  new ApiError(`invalid_${code}`, `Invalid value in parameter \`${name}\`: \`${value.slice(0, 50)}\`.`);

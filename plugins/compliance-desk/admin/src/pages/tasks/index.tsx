import { Button, Flex, SingleSelect, SingleSelectOption, Td, Tr, Typography } from '@strapi/design-system';
import {
  formatDay,
  formatNumber,
  HeadedTable,
  ListStatus,
  useMutation,
  useFailedLoad,
  useMay,
  usePage,
  useUrlFilters,
} from '@mayorista/kernel/panel';
import { choiceOf, wholeOf } from '@mayorista/kernel/panel/filters';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ItemOf } from '@mayorista/config/answers';
import { distanceText, todayIn } from '../../lights/light';
import { writesTasks } from '../../permissions';
import { pluginId } from '../../plugin-id';
import { said } from '../../query';
import { ReasonDialog } from '../../sheet/ReasonDialog';
import { ResponsibleFilter } from '../list-filters';
import { NomFrame } from '../NomFrame';

type Task = ItemOf<'GET /nom-tasks'>;

const states = ['open', 'done', 'obsolete'] as const;
const stateTexts = { open: 'Abiertos', done: 'Atendidos', obsolete: 'Ya no hacen falta' } as const;
interface Filters {
  readonly state: (typeof states)[number];
  readonly responsibleId: number | null;
  readonly page: number;
}
const none: Filters = { state: 'open', responsibleId: null, page: 1 };
const read = (given: Readonly<Record<string, unknown>>): Filters => ({
  state: choiceOf(states, given.state) ?? 'open',
  responsibleId: wholeOf(given.responsibleId),
  page: wholeOf(given.page) ?? 1,
});
const headings = ['Pendiente', 'Vence', 'Productos', 'Responsable', 'Acciones'];

/** 'Pendientes de renovación': what has to be renewed 90, 60 and 30 days before its end, soonest first. */
export function TasksPage() {
  const [{ state, responsibleId, page }, change] = useUrlFilters({ view: 'renovaciones-nom', none, read });
  const query = said({ state, responsible_id: responsibleId, page, per_page: 20 });
  const tasks = usePage<Task>(`/${pluginId}/nom-tasks?${query.toString()}`);
  useFailedLoad(tasks.hasFailed, 'No se pudieron cargar los pendientes de renovación');
  const rows = tasks.hasFailed ? [] : (tasks.rows ?? []);
  return (
    <NomFrame
      title="Pendientes de renovación NOM"
      subtitle="Lo que hay que renovar, avisado 90, 60 y 30 días antes de que venza"
      list={tasks}
      onPage={(next) => change({ page: next })}
    >
      <Flex gap={2} wrap="wrap">
        <SingleSelect
          aria-label="Estado"
          size="S"
          value={state}
          onChange={(value) => change({ state: choiceOf(states, value) ?? 'open' })}
        >
          {states.map((each) => (
            <SingleSelectOption key={each} value={each}>
              {stateTexts[each]}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <ResponsibleFilter value={responsibleId} onChange={(next) => change({ responsibleId: next })} />
      </Flex>
      <ListStatus
        state={tasks}
        empty={state === 'open' ? 'No hay nada por renovar' : 'No hay pendientes en este estado'}
      />
      {rows.length > 0 && <TaskTable tasks={rows} onChanged={() => void tasks.reload()} />}
    </NomFrame>
  );
}

interface TableProps {
  readonly tasks: readonly Task[];
  readonly onChanged: () => void;
}

function TaskTable({ tasks, onChanged }: TableProps) {
  const mayWrite = useMay(writesTasks);
  const { put } = useFetchClient();
  const act = useMutation();
  const [asked, setAsked] = useState<Task | null>(null);
  const close = async (notes: string) => {
    if (asked === null) return null;
    const body = { state: asked.state === 'open' ? 'done' : 'open', ...(notes === '' ? {} : { notes }) };
    const failure = await act(
      () => put(`/${pluginId}/nom-tasks/${asked.id}`, body),
      asked.state === 'open' ? 'Pendiente atendido' : 'Pendiente reabierto',
    );
    onChanged();
    if (failure === null) setAsked(null);
    return failure;
  };
  return (
    <>
      <HeadedTable headings={headings} rowCount={tasks.length}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} onAsk={mayWrite ? setAsked : null} />
        ))}
      </HeadedTable>
      {asked !== null && (
        <ReasonDialog
          title={asked.state === 'open' ? 'Marcar como atendido' : 'Reabrir el pendiente'}
          explanation={asked.title}
          submitLabel={asked.state === 'open' ? 'Atendido' : 'Reabrir'}
          isOptional
          onSubmit={close}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function TaskRow({ task, onAsk }: { readonly task: Task; readonly onAsk: ((task: Task) => void) | null }) {
  return (
    <Tr>
      <Td>
        <Typography fontWeight="semiBold" tag="p" style={{ whiteSpace: 'normal' }}>
          {task.title}
        </Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {`Aviso de ${task.days_before} días`}
          {task.done_by === null ? '' : ` · lo atendió ${task.done_by}`}
        </Typography>
        {task.notes !== null && (
          <Typography variant="pi" textColor="neutral600" tag="p">
            {task.notes}
          </Typography>
        )}
      </Td>
      <Td>
        <Typography tag="p">{formatDay(task.due_on)}</Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {distanceText(task.due_on.slice(0, 10), todayIn(new Date()))}
        </Typography>
      </Td>
      <Td>
        <Typography>{formatNumber(task.products_count)}</Typography>
      </Td>
      <Td>
        <Typography>{task.responsible_name ?? 'Sin responsable'}</Typography>
      </Td>
      <Td>
        {task.state === 'obsolete' || onAsk === null ? (
          <Typography variant="pi" textColor="neutral600">
            —
          </Typography>
        ) : (
          <Button size="S" variant="secondary" onClick={() => onAsk(task)}>
            {task.state === 'open' ? 'Atendido' : 'Reabrir'}
          </Button>
        )}
      </Td>
    </Tr>
  );
}

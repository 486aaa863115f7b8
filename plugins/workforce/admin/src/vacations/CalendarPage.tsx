import { Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Muted, useFailedLoad } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AnswerTo } from '@mayorista/config/answers';
import { readsVacations } from '../permissions';
import { addMonth, daysOfMonth, localDay, type CalendarDay } from './calendar-days';
import { DayCell, DayHead, Scroll, Span, Table } from './calendar-styles';

type Answer = AnswerTo<'GET /vacation-calendar'>;
type Away = Answer['data'][number];

const monthName = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'Calendario de vacaciones': who is away on which day of a month, what still waits for a decision, when the house is closed. */
export const CalendarPage = () => (
  <Page.Protect permissions={readsVacations}>
    <Calendar />
  </Page.Protect>
);

function Calendar() {
  const [params, setParams] = useSearchParams();
  const month = /^\d{4}-\d{2}$/.test(params.get('mes') ?? '') ? (params.get('mes') ?? '') : localDay().slice(0, 7);
  const days = useMemo(() => daysOfMonth(month), [month]);
  const { answer, hasFailed } = useCalendar(days);
  useFailedLoad(hasFailed, 'No se pudo cargar el calendario');
  const people = useMemo(() => byEmployee(answer?.data ?? []), [answer]);
  const title = monthName.format(new Date(`${month}-01T00:00:00Z`));
  return (
    <>
      <Page.Title>Calendario de vacaciones</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Calendario de vacaciones"
          subtitle={title.charAt(0).toUpperCase() + title.slice(1)}
          primaryAction={
            <Flex gap={2}>
              <Button variant="tertiary" onClick={() => setParams({ mes: addMonth(month, -1) })}>
                Mes anterior
              </Button>
              <Button variant="tertiary" onClick={() => setParams({ mes: addMonth(month, 1) })}>
                Mes siguiente
              </Button>
            </Flex>
          }
        />
        <Layouts.Content>
          {answer !== null && people.length === 0 && <Muted>Nadie está de vacaciones este mes.</Muted>}
          <Month days={days} people={people} holidays={answer?.holidays ?? []} />
          <Flex gap={4} paddingTop={4} wrap="wrap">
            <Legend color="#5cb176">Aprobadas</Legend>
            <Legend color="#f6c667">Por decidir</Legend>
            <Legend color="#d9d8ff">Festivo</Legend>
            <Legend color="#eaeaef">Fin de semana</Legend>
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </>
  );
}

function useCalendar(days: readonly CalendarDay[]) {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [from, to] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  useEffect(() => {
    let isCurrent = true;
    get<Answer>(`/workforce/vacation-calendar?from=${from}&to=${to}`).then(
      ({ data }) => isCurrent && (setAnswer(data), setHasFailed(false)),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, from, to]);
  return { answer, hasFailed };
}

interface PersonAway {
  readonly id: number;
  readonly name: string;
  readonly spans: readonly Away[];
}

function byEmployee(rows: readonly Away[]): PersonAway[] {
  const people = new Map<number, PersonAway>();
  for (const row of rows) {
    const known = people.get(row.employee_id) ?? { id: row.employee_id, name: row.employee_name, spans: [] };
    people.set(row.employee_id, { ...known, spans: [...known.spans, row] });
  }
  return [...people.values()];
}

interface MonthProps {
  readonly days: readonly CalendarDay[];
  readonly people: readonly PersonAway[];
  readonly holidays: Answer['holidays'];
}

/** On a phone a month is wider than the screen: today is what one looks for. */
const bringIntoView = (day: HTMLElement | null): void => day?.scrollIntoView({ block: 'nearest', inline: 'center' });

function Month({ days, people, holidays }: MonthProps) {
  const navigate = useNavigate();
  const today = localDay();
  const closed = new Map(holidays.map(({ date, description }) => [date, description]));
  return (
    <Scroll>
      <Table>
        <thead>
          <tr>
            <th scope="col">Empleado</th>
            {days.map((day) => (
              <DayHead
                key={day.date}
                ref={day.date === today ? bringIntoView : undefined}
                aria-current={day.date === today ? 'date' : undefined}
                scope="col"
                $isOff={day.isWeekend}
                $isHoliday={closed.has(day.date)}
                title={closed.get(day.date)}
              >
                <span>{day.weekday}</span>
                {day.number}
              </DayHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row">{person.name}</th>
              {days.map((day) => {
                const away = person.spans.find(
                  ({ starts_on: from, ends_on: to }) => from <= day.date && day.date <= to,
                );
                return (
                  <DayCell
                    key={day.date}
                    $isOff={day.isWeekend}
                    $isHoliday={closed.has(day.date)}
                    title={closed.get(day.date)}
                  >
                    {away !== undefined && (
                      <Span
                        type="button"
                        $state={away.state}
                        aria-label={`${person.name}: ${away.state === 'approved' ? 'aprobadas' : 'por decidir'}, ${away.days} días hábiles`}
                        onClick={() => void navigate(`/plugins/workforce/vacation-requests/${away.id}`)}
                      />
                    )}
                  </DayCell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Legend({ color, children }: { readonly color: string; readonly children: string }) {
  return (
    <Flex gap={2}>
      <span aria-hidden style={{ width: 16, height: 16, borderRadius: 3, background: color }} />
      <Typography variant="pi">{children}</Typography>
    </Flex>
  );
}

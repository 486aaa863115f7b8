import { Button, Flex, Link, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { Card, formatDay, formatNumber, ReadFailure, useRead, useUrlFilters } from '@mayorista/kernel/panel';
import { Link as RouterLink } from 'react-router-dom';
import {
  calendarPath,
  laterMonth,
  monthName,
  monthsOf,
  noFilters,
  readFilters,
  spans,
  type CalendarFilters,
  type Expiry,
  type ExpiryDay,
  type Month,
} from '../../calendar/months';
import { distanceText, todayIn } from '../../lights/light';
import { NomFrame } from '../NomFrame';
import { boardUrl } from '../NomTabs';

/** 'Calendario': which certificates and dictums end, and on which day. */
export function CalendarPage() {
  const [filters, change] = useUrlFilters({ view: 'calendario-nom', none: noFilters, read: readFilters });
  const from = filters.from === '' ? todayIn(new Date()).slice(0, 7) : filters.from;
  const { data, failure, reload } = useRead<readonly ExpiryDay[]>(calendarPath(from, filters.months));
  return (
    <NomFrame title="Calendario de vencimientos NOM" subtitle="Qué certificados y dictámenes vencen, y qué día">
      <Range from={from} months={filters.months} onChange={change} />
      {failure !== null && <ReadFailure text={failure.text} onRetry={() => void reload()} />}
      {failure === null && data === null && <Typography>Cargando</Typography>}
      {data !== null && monthsOf(data, from, filters.months).map((month) => <MonthCard key={month.month} {...month} />)}
    </NomFrame>
  );
}

interface RangeProps extends Pick<CalendarFilters, 'from' | 'months'> {
  readonly onChange: (change: Partial<CalendarFilters>) => void;
}

const Range = ({ from, months, onChange }: RangeProps) => (
  <Flex gap={2} wrap="wrap">
    <Button size="S" variant="tertiary" onClick={() => onChange({ from: laterMonth(from, -months) })}>
      Anteriores
    </Button>
    <Button size="S" variant="tertiary" onClick={() => onChange({ from: '' })}>
      Hoy
    </Button>
    <Button size="S" variant="tertiary" onClick={() => onChange({ from: laterMonth(from, months) })}>
      Siguientes
    </Button>
    <SingleSelect
      aria-label="Cuántos meses"
      size="S"
      value={String(months)}
      onChange={(value) => onChange({ months: Number(value) })}
    >
      {spans.map((span) => (
        <SingleSelectOption key={span} value={span}>
          {`${span} meses`}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  </Flex>
);

const countText = (count: number): string =>
  count === 1 ? 'Vence 1 documento' : `Vencen ${formatNumber(count)} documentos`;

const MonthCard = ({ month, days, count }: Month) => (
  <Card title={monthName(month)}>
    <Typography variant="pi" textColor="neutral600">
      {count === 0 ? 'Nada vence' : countText(count)}
    </Typography>
    {days.map((day) => (
      <Day key={day.date} {...day} />
    ))}
  </Card>
);

const Day = ({ date, documents }: ExpiryDay) => (
  <Flex gap={6} alignItems="flex-start">
    <Flex direction="column" alignItems="flex-start" width="12rem" flex="none">
      <Typography fontWeight="semiBold">{formatDay(date)}</Typography>
      <Typography variant="pi" textColor="neutral600">
        {distanceText(date, todayIn(new Date()))}
      </Typography>
    </Flex>
    <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
      {documents.map((document) => (
        <Document key={document.id} {...document} />
      ))}
    </Flex>
  </Flex>
);

const Document = ({ document_type_label: type, number, nom_code: norm, products_count: products }: Expiry) => (
  <Flex tag="li" gap={2} alignItems="baseline" wrap="wrap">
    <Link tag={RouterLink} to={documentUrl(number)}>
      {`${type} ${number}`}
    </Link>
    <Typography variant="pi" textColor="neutral600">
      {`${norm} · ampara ${products === 1 ? '1 producto' : `${formatNumber(products)} productos`}`}
    </Typography>
  </Flex>
);

/** The list of documents with the one of that number. */
const documentUrl = (number: string): string =>
  `${boardUrl}/documentos?filters=${encodeURIComponent(JSON.stringify({ search: number }))}`;

import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { ListStatus, SearchField, useAsyncAction, useFailedLoad, usePage } from '@mayorista/kernel/panel';
import { fold } from '@mayorista/kernel/shared';
import { memo, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { chartSizes } from '../../../shared';
import { readsJobs } from '../permissions';
import {
  chartCards,
  chartLinks,
  layoutLine,
  lineNames,
  type ChartCard,
  type ChartJob,
  type ChartLine,
} from './chart-data';
import { saveFile, svgText, toPng } from './export-chart';
import { usePan } from './use-pan';

/** 'Organigrama': all jobs drawn in one of the two lines, to be dragged, magnified, searched and saved. */
export const OrgChartPage = () => (
  <Page.Protect permissions={readsJobs}>
    <Chart />
  </Page.Protect>
);

const noJobs: readonly ChartJob[] = [];

function Chart() {
  const chart = usePage<ChartJob>('/workforce/org-chart');
  useFailedLoad(chart.hasFailed, 'Error al cargar los empleados');
  const [params, setParams] = useSearchParams();
  const line: ChartLine = params.get('linea') === 'funcional' ? 'functional_chief_id' : 'operative_chief_id';
  const jobs = chart.rows ?? noJobs;
  const layout = useMemo(() => layoutLine(jobs, line), [jobs, line]);
  const cards = useMemo(() => chartCards(jobs, layout), [jobs, layout]);
  const top = layout.nodes.reduce<(typeof layout.nodes)[number] | null>(
    (last, node) => (last === null || node.y < last.y ? node : last),
    null,
  );
  const pan = usePan({ ...layout, head: (top?.x ?? 0) + chartSizes.width / 2 });
  const svg = useRef<SVGSVGElement>(null);
  const { isBusy, attempt } = useAsyncAction();
  const save = (kind: 'svg' | 'png') =>
    attempt(async () => {
      if (svg.current === null) return;
      const text = svgText(svg.current, layout.width, layout.height);
      const blob =
        kind === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await toPng(text, layout.width, layout.height);
      saveFile(`organigrama-${lineNames[line].toLowerCase()}.${kind}`, blob);
    });
  const find = (text: string) => {
    const found = jobs.find((job) => text !== '' && fold(`${job.name} ${job.full_name ?? ''}`).includes(fold(text)));
    const place = layout.nodes.find(({ id }) => id === found?.id);
    if (place !== undefined) pan.center(place.x + chartSizes.width / 2, place.y);
    setParams((last) => with1(last, 'q', text), { replace: true });
  };
  return (
    <>
      <Page.Title>Organigrama</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Organigrama"
          subtitle={`Línea ${lineNames[line].toLowerCase()}: ${jobs.length} puestos, ${jobs.filter(({ full_name: name }) => name === null).length} vacantes`}
          primaryAction={
            <Flex gap={2}>
              <Button variant="tertiary" loading={isBusy} onClick={() => void save('svg')}>
                Descargar SVG
              </Button>
              <Button variant="tertiary" loading={isBusy} onClick={() => void save('png')}>
                Descargar PNG
              </Button>
            </Flex>
          }
        />
        <Layouts.Action
          startActions={
            <Flex gap={2}>
              {(['operative_chief_id', 'functional_chief_id'] as const).map((each) => (
                <Button
                  key={each}
                  variant={each === line ? 'secondary' : 'tertiary'}
                  aria-pressed={each === line}
                  onClick={() =>
                    setParams((last) => with1(last, 'linea', each === 'functional_chief_id' ? 'funcional' : ''))
                  }
                >
                  {`Línea ${lineNames[each].toLowerCase()}`}
                </Button>
              ))}
              <SearchField
                label="Buscar en el organigrama"
                placeholder="Puesto o persona"
                value={params.get('q') ?? ''}
                onSearch={find}
              />
            </Flex>
          }
          endActions={<ZoomButtons zoom={pan.zoom} fit={pan.fit} />}
        />
        <Layouts.Content>
          <ListStatus state={chart} empty="Todavía no hay puestos" />
          <Sheet ref={pan.box} {...pan.handlers}>
            <svg
              ref={svg}
              width="100%"
              height="100%"
              role="img"
              aria-label={`Organigrama, línea ${lineNames[line].toLowerCase()}`}
            >
              <g transform={`translate(${pan.view.x} ${pan.view.y}) scale(${pan.view.scale})`}>
                <path d={chartLinks(layout)} fill="none" stroke="#a5a5ba" strokeWidth={1.5} />
                <Cards cards={cards} wanted={params.get('q') ?? ''} />
              </g>
            </svg>
          </Sheet>
          <Box paddingTop={2}>
            <Typography variant="pi" textColor="neutral600">
              Arrastra para moverte, usa la rueda con Ctrl para acercar. Un clic en un puesto lo abre.
            </Typography>
          </Box>
        </Layouts.Content>
      </Page.Main>
    </>
  );
}

function ZoomButtons({ zoom, fit }: { readonly zoom: (by: number) => void; readonly fit: () => void }) {
  return (
    <Flex gap={2}>
      <Button variant="tertiary" aria-label="Acercar" onClick={() => zoom(1.25)}>
        +
      </Button>
      <Button variant="tertiary" aria-label="Alejar" onClick={() => zoom(0.8)}>
        −
      </Button>
      <Button variant="tertiary" onClick={fit}>
        Ver todo
      </Button>
    </Flex>
  );
}

function with1(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

interface CardsProps {
  readonly cards: readonly ChartCard[];
  readonly wanted: string;
}

/** Drawn once: dragging moves the group, not the cards. */
const Cards = memo(function Cards({ cards, wanted }: CardsProps) {
  const navigate = useNavigate();
  const text = fold(wanted);
  return cards.map((card) => {
    const isFound = text !== '' && fold(`${card.title} ${card.holder}`).includes(text);
    return (
      <g
        key={card.id}
        transform={`translate(${card.x} ${card.y})`}
        role="link"
        tabIndex={0}
        style={{ cursor: 'pointer' }}
        aria-label={`${card.title}: ${card.holder}`}
        onClick={() => void navigate(`/plugins/workforce/staff-jobs/${card.id}`)}
        onKeyDown={(event) => event.key === 'Enter' && void navigate(`/plugins/workforce/staff-jobs/${card.id}`)}
      >
        <rect
          width={chartSizes.width}
          height={chartSizes.height}
          rx={6}
          fill={card.isVacant ? '#fdf4dc' : '#ffffff'}
          stroke={isFound ? '#d9822f' : card.isVacant ? '#d9822f' : '#c0c0cf'}
          strokeWidth={isFound ? 3 : 1}
          strokeDasharray={card.isVacant ? '4 3' : undefined}
        />
        <text x={12} y={26} fontFamily="sans-serif" fontSize={12.5} fontWeight={600} fill="#32324d">
          {card.title}
        </text>
        <text x={12} y={46} fontFamily="sans-serif" fontSize={12} fill={card.isVacant ? '#be5d01' : '#4a4a6a'}>
          {card.holder}
        </text>
        <text x={12} y={66} fontFamily="sans-serif" fontSize={11} fill="#666687">
          {card.detail}
        </text>
      </g>
    );
  });
});

const Sheet = styled.div`
  overflow: hidden;
  height: calc(100vh - 300px);
  min-height: 420px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral100};
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
`;

import type { ItemOf } from '@mayorista/config/answers';
import { layoutChart, chartSizes, type ChartLayout } from '../../../shared';

export type ChartJob = ItemOf<'GET /org-chart'>;

export type ChartLine = 'operative_chief_id' | 'functional_chief_id';
export const lineNames = { operative_chief_id: 'Operativa', functional_chief_id: 'Funcional' } as const;

/** Places the jobs of one line of the chart. */
export const layoutLine = (jobs: readonly ChartJob[], line: ChartLine): ChartLayout =>
  layoutChart(jobs.map((job) => ({ id: job.id, chief: job[line] })));

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

export interface ChartCard {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly title: string;
  readonly holder: string;
  readonly detail: string;
  readonly isVacant: boolean;
}

/** Builds the cards of placed jobs with the texts that fit on them. */
export function chartCards(jobs: readonly ChartJob[], layout: ChartLayout): ChartCard[] {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return layout.nodes.flatMap(({ id, x, y }) => {
    const job = byId.get(id);
    if (job === undefined) return [];
    return [
      {
        id,
        x,
        y,
        title: cut(job.name, 27),
        holder: cut(job.full_name ?? 'Vacante', 30),
        detail: cut(job.department ?? '', 32),
        isVacant: job.full_name === null,
      },
    ];
  });
}

/** Builds the lines between each job and whom it answers to, as one path of an SVG. */
export function chartLinks(layout: ChartLayout): string {
  const byId = new Map(layout.nodes.map((node) => [node.id, node]));
  const { width, height, indent } = chartSizes;
  return layout.nodes
    .flatMap(({ chief, x, y }) => {
      const above = chief === null ? undefined : byId.get(chief);
      if (above === undefined) return [];
      // One that stands below and to the right of its chief hangs on a line at the chief's left.
      if (x === above.x + indent) return [`M${above.x + indent / 2} ${above.y + height}V${y + height / 2}H${x}`];
      const [from, to, middle] = [above.x + width / 2, x + width / 2, y - 28];
      return [`M${from} ${above.y + height}V${middle}H${to}V${y}`];
    })
    .join('');
}

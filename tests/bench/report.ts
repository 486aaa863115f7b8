import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@mayorista/kernel/testing/prepared-world';
import type { MeasuredRow } from './measure';
import type { WorldFacts } from './world/prepare-world';

export interface Report {
  readonly world: WorldFacts;
  readonly rounds: number;
  readonly rows: readonly MeasuredRow[];
  readonly problems: readonly string[];
}

const reportFile = path.join(repositoryRoot, 'tests', 'bench', 'latest.json');

/** Writes the figures to `latest.json` and the table to the screen. */
export function tell(report: Report): void {
  const machine = { cpus: os.cpus().length, load: Number((os.loadavg()[0] ?? 0).toFixed(1)), node: process.version };
  writeFileSync(reportFile, `${JSON.stringify({ at: new Date().toISOString(), machine, ...report }, null, 2)}\n`);
  const { products, stocks, importSeconds, indexSeconds } = report.world;
  console.log(
    `\n${products} productos, ${stocks} existencias (importar ${importSeconds} s, fichas y búsqueda ${indexSeconds} s); ${machine.cpus} procesadores, carga ${machine.load}; mediana de ${report.rounds} rondas`,
  );
  console.table(Object.fromEntries(report.rows.map((row) => [row.name, cells(row)])));
  for (const problem of report.problems) console.error(`MAL: ${problem}`);
}

const tenth = (value: number): number => Number(value.toFixed(value < 10 ? 1 : 0));

function cells({ ours, theirs, ratio, target, isMet }: MeasuredRow) {
  const goal = [
    ...(target.ratio === undefined ? [] : [`${target.ratio}x`]),
    ...(target.p95 === undefined ? [] : [`p95 ${target.p95} ms`]),
  ].join(', ');
  return {
    'por segundo': tenth(ours.perSecond),
    'p50 ms': tenth(ours.p50),
    'p95 ms': tenth(ours.p95),
    'p97,5 ms': tenth(ours.p975),
    'otro /s': theirs === null ? '' : tenth(theirs.perSecond),
    'otro p50 ms': theirs === null ? '' : tenth(theirs.p50),
    veces: ratio === null ? '' : tenth(ratio),
    meta: goal,
    cumple: goal === '' ? '' : isMet ? 'sí' : 'no',
  };
}

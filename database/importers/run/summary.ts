import { clockText } from './progress-bar';
import type { Summary } from './run-import';

const count = (figure: number) => figure.toLocaleString('es-MX');

/** Exit codes: everything went in, nothing did, some rows were refused, the store does not show all, stopped by the person (128 + SIGINT). */
export const exitCodes = { done: 0, failed: 1, someRefused: 2, notShown: 3, interrupted: 130 } as const;

export function exitCodeOf({ accepted, refused, interrupted }: Summary): number {
  if (interrupted) return exitCodes.interrupted;
  if (accepted === 0) return exitCodes.failed;
  return refused > 0 ? exitCodes.someRefused : exitCodes.done;
}

/** What happened, in one or two lines for the person who ran it. */
export function summaryText(noun: string, summary: Summary, run: { seconds: number; dryRun: boolean }): string {
  const speed = run.seconds > 0 ? ` (${count(Math.round(summary.read / run.seconds))} filas/s)` : '';
  const head = `${count(summary.read)} filas de ${noun} leídas en ${clockText(run.seconds)}${speed}: `;
  const refused = `${count(summary.refused)} rechazadas`;
  const body = run.dryRun
    ? `${count(summary.accepted)} correctas, ${refused}. Ensayo: no se guardó nada.`
    : `${count(summary.created)} nuevas, ${count(summary.updated)} con cambios, ${count(summary.unchanged)} sin cambios, ${refused}.`;
  const saved = run.dryRun ? '' : ' Lo anterior quedó guardado: repite la misma orden para continuar.';
  const stopped = summary.interrupted ? `\nInterrumpido.${saved}` : '';
  return head + body + stopped;
}

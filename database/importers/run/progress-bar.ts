import type { Progress } from './run-import';

const BAR_WIDTH = 28;
const REDRAW_MS = 100;
const PLAIN_LINE_MS = 5_000;

const count = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 0 });

/** '1:05', from seconds. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** One line of progress: rows, part of the file, rows per second and the time left. */
export function progressText({ phase, part, rows }: Progress, seconds: number): string {
  const speed = seconds > 0 ? rows / seconds : 0;
  const left = part > 0 ? (seconds / part) * (1 - part) : 0;
  const percent = `${Math.floor(part * 100)} %`.padStart(5);
  return `${phase === 'revisando' ? 'Revisando ' : 'Importando'} ${percent}  ${count.format(rows)} filas  ${count.format(speed)} filas/s  faltan ${clockText(left)}`;
}

/** As much of a terminal or a pipe as the bar needs. */
export interface Screen {
  isTTY?: boolean;
  columns?: number;
  write(text: string): boolean;
}

/** Draws on one line of a terminal; elsewhere writes a plain line every five seconds. */
export class ProgressBar {
  private phase: Progress['phase'] | null = null;
  private startedAt = 0;
  private drawnAt = 0;

  constructor(
    private readonly out: Screen,
    private readonly now: () => number = () => performance.now(),
  ) {}

  show(progress: Progress): void {
    const now = this.now();
    if (this.phase !== progress.phase) this.begin(progress.phase, now);
    if (!this.isTime(now)) return;
    const text = progressText(progress, (now - this.startedAt) / 1000);
    if (this.out.isTTY)
      this.out.write(`\r\u001b[2K${bar(progress.part)} ${text}`.slice(0, (this.out.columns || 120) + 5));
    else this.out.write(`${text}\n`);
  }

  /** Shows a line of text in the bar's place, as often as the bar is drawn. */
  say(text: string): void {
    if (!this.isTime(this.now())) return;
    this.out.write(this.out.isTTY ? `\r\u001b[2K${text}`.slice(0, (this.out.columns || 120) + 5) : `${text}\n`);
  }

  /** Leaves the line clean for what is printed next. */
  clear(): void {
    if (this.out.isTTY) this.out.write('\r\u001b[2K');
  }

  private isTime(now: number): boolean {
    const isTime = now - this.drawnAt >= (this.out.isTTY ? REDRAW_MS : PLAIN_LINE_MS);
    if (isTime) this.drawnAt = now;
    return isTime;
  }

  private begin(phase: Progress['phase'], now: number): void {
    this.phase = phase;
    this.startedAt = now;
    this.drawnAt = now - (this.out.isTTY ? REDRAW_MS : 0);
  }
}

function bar(part: number): string {
  const done = Math.round(part * BAR_WIDTH);
  return `[${'█'.repeat(done)}${'░'.repeat(BAR_WIDTH - done)}]`;
}

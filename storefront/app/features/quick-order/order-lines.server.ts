import { readWrittenOrder, type LineProblem, type WrittenLine } from '@mayorista/config/lists';
import { MOST_PIECES } from './order-limits';

/** Lines of an order that name the same code, with all their pieces. */
export interface OrderLine {
  /** Their numbers in the text, from 1. */
  readonly rows: readonly number[];
  readonly code: string;
  readonly quantity: number;
  readonly text: string;
}

/** A line that names pieces nobody can order, or more than one thing. */
interface WrongLine {
  readonly rows: readonly number[];
  readonly code: string;
  /** The pieces as they were written. */
  readonly wrong: string;
  readonly problem: LineProblem;
  readonly text: string;
}

export type AskedLine = OrderLine | WrongLine;

/** The lines of an order as people write or paste it. A code that comes again adds its pieces, as far as so many can be ordered; what goes beyond is a line of its own. */
export function orderLines(text: string): AskedLine[] {
  const lines: AskedLine[] = [];
  const known = new Map<string, { readonly at: number; readonly line: OrderLine }>();
  for (const written of readWrittenOrder(text)) {
    const key = written.code.toUpperCase();
    const before = known.get(key);
    const line = asked(written, before?.line);
    const at = 'quantity' in line && before !== undefined ? before.at : lines.length;
    lines[at] = line;
    if ('quantity' in line) known.set(key, { at, line });
  }
  return lines;
}

/** A line together with those before it that name its code. */
function asked(line: WrittenLine, before: OrderLine | undefined): AskedLine {
  const { row, code, pieces, written, text } = line;
  const quantity = (before?.quantity ?? 0) + (pieces ?? 0);
  const problem = line.problem ?? (quantity > MOST_PIECES ? 'too_many' : null);
  if (problem !== null) return { rows: [row], code, wrong: written, problem, text };
  if (before === undefined) return { rows: [row], code, quantity, text };
  return { rows: [...before.rows, row], code: before.code, quantity, text: `${before.text}\n${text}` };
}

import type { Alternative } from '../alternatives';
import type { Place, Scanner } from '../scan';

/** Words of the query that a code of the document answers, joined. */
export interface CodeHit {
  from: number;
  to: number;
  /** The words are the whole code, not its beginning. */
  isWhole: boolean;
}

/** A stretch of the query and where the document says it. */
export interface Step {
  from: number;
  to: number;
  typos: number;
  isExact: boolean;
  isCode: boolean;
  places: Place[];
}

export interface Path {
  covered: number;
  typos: number;
  steps: Step[];
}

interface Node {
  covered: number;
  typos: number;
  step?: Step;
  next?: Node;
}

const NONE: Step[] = [];
const END: Node = { covered: 0, typos: 0 };

/** The way through the query that covers most of its words in this document, and among those the one with fewest typos. */
export function bestPath(scanner: Scanner, count: number, codes: CodeHit[], codePlace: Place): Path {
  const byStart = presentSteps(scanner, count, codes, codePlace);
  const nodes: Node[] = [];
  nodes[count] = END;
  for (let from = count - 1; from >= 0; from -= 1) {
    let best: Node = nodes[from + 1] ?? END;
    for (const step of byStart[from] ?? NONE) {
      const next = nodes[step.to] ?? END;
      const covered = next.covered + step.to - step.from;
      const typos = next.typos + step.typos;
      if (isBetter(covered, typos, step, best)) best = { covered, typos, step, next };
    }
    nodes[from] = best;
  }
  return pathOf(nodes[0] ?? END);
}

function isBetter(covered: number, typos: number, step: Step, best: Node): boolean {
  if (covered !== best.covered) return covered > best.covered;
  if (typos !== best.typos) return typos < best.typos;
  return step.isCode && best.step?.isCode !== true;
}

function pathOf(first: Node): Path {
  const steps: Step[] = [];
  for (let node: Node | undefined = first; node?.step !== undefined; node = node.next) steps.push(node.step);
  return { covered: first.covered, typos: first.typos, steps };
}

/** The alternatives that the document has (their places are the scanner's own, good until it reads the next document), those of one stretch and as many typos taken together. */
function presentSteps(scanner: Scanner, count: number, codes: CodeHit[], codePlace: Place): (Step[] | undefined)[] {
  const byStart: (Step[] | undefined)[] = new Array<Step[] | undefined>(count);
  const { alternatives } = scanner;
  for (let at = 0; at < alternatives.length; at += 1) {
    const alternative = alternatives[at] as Alternative;
    if (alternative.to > count || !scanner.isSaid(at)) continue;
    const places = scanner.placesOf(at);
    if (places.length > 0) join((byStart[alternative.from] ??= []), alternative, places);
  }
  for (const { from, to, isWhole } of codes) {
    (byStart[from] ??= []).push({
      from,
      to,
      typos: 0,
      isExact: isWhole,
      isCode: true,
      places: [isWhole ? codePlace : codePlace + 1],
    });
  }
  return byStart;
}

function join(steps: Step[], { from, to, typos, isExact }: Alternative, places: Place[]): void {
  for (const known of steps) {
    if (known.to !== to || known.typos !== typos) continue;
    for (const place of places) known.places.push(place);
    known.isExact ||= isExact;
    return;
  }
  steps.push({ from, to, typos, isExact, isCode: false, places });
}

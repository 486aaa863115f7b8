import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chainOf, chartSizes, layoutChart, makesCircle, type ChartNode } from './org-chart.rules';

/** A tree: each job answers to one with a smaller number, or to nobody. */
const trees = fc
  .array(fc.nat(), { minLength: 1, maxLength: 60 })
  .map((picks): ChartNode[] =>
    picks.map((pick, at) => ({ id: at + 1, chief: at === 0 || pick % 7 === 0 ? null : (pick % at) + 1 })),
  );
const mapOf = (nodes: readonly ChartNode[]) => new Map(nodes.map(({ id, chief }) => [id, chief]));

describe('the org chart', () => {
  test('a job under itself or under somebody below it is a circle, and no other is', () => {
    fc.assert(
      fc.property(trees, fc.nat(), fc.nat(), (nodes, one, other) => {
        const [id, chief] = [(one % nodes.length) + 1, (other % nodes.length) + 1];
        const chiefOf = mapOf(nodes);
        // By another way: the chief is the job itself or has it among its chiefs.
        const isBelow = chief === id || chainOf(chiefOf, chief).includes(id);
        expect(makesCircle(chiefOf, id, chief)).toBe(isBelow);
        expect(makesCircle(chiefOf, id, null)).toBe(false);
      }),
    );
  });

  test('a circle that is there already ends the walk', () => {
    const chiefOf = new Map<number, number | null>([
      [1, 2],
      [2, 1],
      [3, null],
    ]);
    expect(makesCircle(chiefOf, 3, 1)).toBe(false);
    expect(makesCircle(chiefOf, 1, 2)).toBe(true);
    expect(chainOf(chiefOf, 1)).toEqual([2]);
  });

  test('breadcrumbs lead from the highest chief to the own one', () => {
    expect(chainOf(new Map([[1, null], [2, 1], [3, 2]]), 3)).toEqual([1, 2]); // prettier-ignore
  });

  test('every job is drawn once, below its chief, and no two cards cover one another', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        const { nodes: placed, width, height } = layoutChart(nodes);
        expect(placed.map(({ id }) => id).sort((a, b) => a - b)).toEqual(nodes.map(({ id }) => id));
        const byId = new Map(placed.map((node) => [node.id, node]));
        for (const node of placed) {
          if (node.chief !== null) expect(node.y).toBeGreaterThan(byId.get(node.chief)!.y);
          expect(node.x + chartSizes.width).toBeLessThanOrEqual(width);
          expect(node.y + chartSizes.height).toBeLessThanOrEqual(height);
        }
        for (const [at, one] of placed.entries())
          for (const other of placed.slice(at + 1)) {
            const isApart =
              Math.abs(one.x - other.x) >= chartSizes.width || Math.abs(one.y - other.y) >= chartSizes.height;
            expect(isApart, JSON.stringify([one, other])).toBe(true);
          }
      }),
    );
  });

  test('two thousand jobs are laid out in a moment', () => {
    const nodes = Array.from({ length: 2_000 }, (_, at) => ({
      id: at + 1,
      chief: at === 0 ? null : Math.ceil(at / 5),
    }));
    const started = performance.now();
    expect(layoutChart(nodes).nodes).toHaveLength(2_000);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

import { describe, expect, test } from 'vitest';
import { breakdownOf, halvesOfLevel, levelOf, percentages } from './review.rules';
import { reviewMachine } from './review.machine';

describe('the breakdown of reviews', () => {
  test('without reviews is nothing at all', () => {
    expect(breakdownOf(new Map())).toMatchObject({
      rating: 0,
      total: 0,
      five_stars_percentage: 0,
      one_star_percentage: 0,
    });
  });

  test('the mean is told in half stars', () => {
    expect(
      breakdownOf(
        new Map([
          [10, 1],
          [9, 1],
          [8, 1],
        ]),
      ).rating,
    ).toBe(4.5);
    expect(
      breakdownOf(
        new Map([
          [10, 3],
          [2, 1],
        ]),
      ).rating,
    ).toBe(4);
  });

  test('a half star counts in the level below', () => {
    expect(
      breakdownOf(
        new Map([
          [9, 1],
          [8, 1],
          [3, 2],
        ]),
      ),
    ).toMatchObject({
      five_stars_percentage: 0,
      four_stars_percentage: 50,
      one_star_percentage: 50,
    });
  });

  test('every rating belongs to exactly one level', () => {
    for (let halves = 2; halves <= 10; halves += 1)
      expect([1, 2, 3, 4, 5].filter((level) => halvesOfLevel(level).includes(halves))).toEqual([levelOf(halves)]);
  });

  test.each([[[1, 1, 1]], [[2, 1, 0, 0, 4]], [[1, 1, 1, 1, 1, 1, 1]], [[0, 0, 7]], [[999, 1]]])(
    'the percentages of %j add up to 100',
    (parts) => {
      expect(percentages(parts).reduce((sum, part) => sum + part, 0)).toBe(100);
    },
  );
});

describe('the states of a review', () => {
  const ways = (reason: string) =>
    Object.fromEntries(
      reviewMachine.states.map((from) => [
        from,
        reviewMachine.transitions[from]
          .filter(({ guard }) => (guard?.({ reason }) ?? []).length === 0)
          .map(({ to }) => to),
      ]),
    );

  test('with a reason it moves exactly along these ways', () => {
    expect(ways('Insultos')).toEqual({
      pending: ['published', 'rejected'],
      published: ['rejected', 'pending'],
      rejected: ['published', 'pending'],
    });
  });

  test('nothing is rejected without a reason', () => {
    expect(Object.values(ways('')).flat()).not.toContain('rejected');
  });
});

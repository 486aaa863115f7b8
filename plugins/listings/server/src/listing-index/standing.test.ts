import { describe, expect, test } from 'vitest';
import { Standing, type Place } from './standing';

const place = (place: Partial<Place> = {}): Place => ({ categoryIds: [1, 2], isNew: false, brandId: 7, ...place });

describe('which products stand in a category', () => {
  test.each<[string, Place | null, Place | null]>([
    ['one that comes', null, place()],
    ['one that goes', place(), null],
    ['one that moves to another', place(), place({ categoryIds: [1, 3] })],
    ['one that becomes new', place(), place({ isNew: true })],
    ['one that is given another brand', place(), place({ brandId: null })],
  ])('is another version with %s, there and among all, and not elsewhere', (_what, before, after) => {
    const standing = new Standing();
    const versions = () => [2, null, 9].map((id) => standing.version(id));
    const [there, all, elsewhere] = versions();
    standing.move(before, after);
    const now = versions();
    expect(now[0]).not.toBe(there);
    expect(now[1]).not.toBe(all);
    expect(now[2]).toBe(elsewhere);
  });

  test('is the same version with one that stays, and another everywhere with many that may have moved', () => {
    const standing = new Standing();
    const before = standing.version(2);
    standing.move(place(), place({ categoryIds: [2, 1] }));
    expect(standing.version(2)).toBe(before);
    standing.moveMany();
    expect(standing.version(2)).not.toBe(before);
  });

  test('has no version in common with an index made anew', () => {
    expect(new Standing().version(1)).not.toBe(new Standing().version(1));
  });
});

import { expect, test } from 'vitest';
import { storeChecks, type CampaignFacts } from './store-standing.rules';

const at = new Date('2026-11-27T18:00:00Z');
const day = 86_400_000;
const facts: CampaignFacts = {
  isOn: true,
  isStaged: true,
  schedule: { startsAt: new Date(at.getTime() - day), endsAt: new Date(at.getTime() + day) },
  hasContent: null,
};
const missing = (change: Partial<CampaignFacts>) =>
  storeChecks({ ...facts, ...change }, at).flatMap(({ text, is_met: isMet }) => (isMet ? [] : [text.split(' ')[0]]));

test('what is published, has begun and is not over lacks nothing; each that fails is a line of its own', () => {
  expect(missing({})).toEqual([]);
  expect(missing({ schedule: { startsAt: null, endsAt: null } })).toEqual([]);
  expect(missing({ isOn: false })).toEqual(['Sin']);
  expect(missing({ isOn: false, isStaged: false })).toEqual(['Está']);
  expect(missing({ schedule: { startsAt: new Date(at.getTime() + 1), endsAt: null } })).toEqual(['Comienza']);
  expect(missing({ schedule: { startsAt: at, endsAt: null } })).toEqual([]);
  expect(missing({ schedule: { startsAt: null, endsAt: at } })).toEqual(['Terminó']);
  expect(missing({ hasContent: false, isOn: false })).toEqual(['No', 'Sin']);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { references } from '../../../../shared/shape';
import { order } from '../testing';
import { draftOf, emptyDraft, emptyLine, sameDraft, type Draft, type DraftValue } from './draft';
import { changeInput, createInput, inputValue } from './input';
import { plainNumber } from './number-text';
import { refusalsOf } from './refusals';

const vikron = { id: 3, name: 'Vikron' };
const answer = {
  id: 9,
  maker_id: 3,
  maker: vikron,
  branch: null,
  note: null,
  due: '2026-05-03',
  weight: 7,
  total: '1085.50',
  kind: 'used',
  urgent: true,
  status: 0,
  file: { id: 4, name: 'a.pdf', url: '/x' },
  costs: [
    { id: 1, maker: vikron, pieces: 2, cost: '3.50', due: null, kind: 'new', urgent: false },
    { id: 2, maker: null, pieces: 1, cost: '4.00', due: '2026-01-01', kind: 'used', urgent: true },
  ],
};
const withValue = (draft: Draft, name: string, value: DraftValue): Draft => ({
  ...draft,
  values: { ...draft.values, [name]: value },
});

describe('the draft of a stored record', () => {
  const stored = draftOf(order, answer);

  test('sends nothing as long as nothing is typed', () => {
    expect(changeInput(order, stored, draftOf(order, answer))).toEqual({ data: {}, files: {}, sent: {} });
    expect(sameDraft(stored, draftOf(order, answer))).toBe(true);
  });

  test('sends what was typed alone; what was emptied is none, or its default', () => {
    const typed = [
      ['maker', { id: 5, name: 'Otro' }],
      ['total', ' $1,200.5 '],
      ['weight', ''],
      ['urgent', false],
      ['status', true],
    ] as const;
    const draft = typed.reduce((now, [name, value]) => withValue(now, name, value), stored);
    expect(changeInput(order, stored, draft).data).toEqual({
      maker_id: 5,
      total: '1200.5',
      weight: 7,
      urgent: false,
      status: 1,
    });
    expect(changeInput(order, stored, withValue(stored, 'total', '')).data).toEqual({ total: null });
  });

  test('never sends what no change may give', () => {
    const draft = withValue(withValue(stored, 'branch', vikron), 'sent_at', '2026-01-01');
    expect(changeInput(order, stored, draft).data).toEqual({});
    expect(createInput(order, draft).data).toMatchObject({ branch_id: 3 });
    expect(createInput(order, draft).data).not.toHaveProperty('sent_at');
  });

  test('sends a file beside the data, and none where it was taken away', () => {
    const file = new File(['x'], 'b.pdf');
    expect(changeInput(order, stored, withValue(stored, 'file', file))).toMatchObject({ data: {}, files: { file } });
    expect(changeInput(order, stored, withValue(stored, 'file', null)).data).toEqual({ file: null });
  });

  test('sends all lines of a group when one changed, without those nobody typed into, and says which is which', () => {
    const [first, second] = stored.lines.costs!;
    const changed = { ...second!, values: { ...second!.values, cost: '9' } };
    const blank = emptyLine(order.lines.costs.fields);
    const { data, sent } = changeInput(order, stored, { ...stored, lines: { costs: [first!, blank, changed] } });
    expect(data.costs).toEqual([
      { maker_id: 3, pieces: 2, cost: '3.50', supplier_id: null, due: null, kind: 'new', urgent: false },
      { pieces: 1, cost: '9', supplier_id: null, due: '2026-01-01', kind: 'used', urgent: true },
    ]);
    expect(sent.costs).toEqual([first!.key, changed.key]);
  });
});

test('a new record sends its defaults, no lines, and nothing for what is required and was not typed', () => {
  expect(createInput(order, emptyDraft(order)).data).toEqual({
    branch_id: null,
    note: null,
    seen_at: null,
    weight: 7,
    total: null,
    kind: 'new',
    urgent: false,
    status: 1,
    costs: [],
  });
});

test('text that is no number or record is sent as it is, for the platform to say what is wrong', () => {
  const { weight, total, maker } = order.fields;
  expect([inputValue(weight, 'dos'), inputValue(total, 'x'), inputValue(maker, 'NO-EXISTE')]).toEqual([
    'dos',
    'x',
    'NO-EXISTE',
  ]);
});

test('any amount is sent with the digits that were typed, thousands apart or not', () =>
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const plain = `${whole}.${String(cents).padStart(2, '0')}`;
      const shown = `$ ${whole.toLocaleString('en-US')}.${String(cents).padStart(2, '0')}`;
      expect(plainNumber(shown)).toBe(plain);
      expect(plainNumber(plain)).toBe(plain);
    }),
  ));

test('whatever whole number is stored is sent as the same when somebody types another and back', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (weight) => {
      const stored = draftOf(order, { ...answer, weight });
      const back = withValue(withValue(stored, 'weight', 'x'), 'weight', String(weight));
      expect(changeInput(order, stored, back).data).toEqual({});
      expect(createInput(order, back).data.weight).toBe(weight);
    }),
  ));

describe('a set of references', () => {
  const roles = references(
    {
      name: 'role',
      uid: 'plugin::users-permissions.role',
      table: 'up_roles',
      nameColumn: 'name',
      path: '/people/roles',
    },
    { one: 'role', label: 'Funciones' },
  );
  const job = { fields: {}, lines: { roles } };
  const answered = { id: 1, roles: [{ id: 5, name: 'Almacenista' }], role_ids: [5] };
  const stored = draftOf(job, answered);
  const withRole = (role: DraftValue): Draft => ({
    ...stored,
    lines: { roles: [...(stored.lines.roles ?? []), { ...emptyLine(roles.fields), values: { role } }] },
  });

  test('is shown as it is stored, and sent by its ids alone, those that stay with the new one', () => {
    expect(stored.lines.roles?.map(({ values }) => values)).toEqual([{ role: { id: 5, name: 'Almacenista' } }]);
    expect(changeInput(job, stored, draftOf(job, answered)).data).toEqual({});
    expect(changeInput(job, stored, withRole({ id: 7, name: 'Vendedor' })).data).toEqual({ role_ids: [5, 7] });
    expect(changeInput(job, stored, { ...stored, lines: { roles: [] } }).data).toEqual({ role_ids: [] });
  });

  test('is refused in the line of the id, or as a whole', () => {
    const draft = withRole({ id: 7, name: 'Vendedor' });
    const { sent } = changeInput(job, stored, draft);
    const failure = { text: 'x', fields: { 'role_ids.1': 'No existe', role_ids: 'Demasiadas' } };
    const { lines, fields, general } = refusalsOf(job, failure as never, sent);
    expect(lines.roles?.get(draft.lines.roles![1]!.key)).toEqual({ role_id: 'No existe' });
    expect({ fields, general }).toEqual({ fields: { roles: 'Demasiadas' }, general: [] });
  });
});

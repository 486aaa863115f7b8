import { expect, test } from 'vitest';
import { defineReferable, defineShape, reference, text } from '../../../../shared/shape';
import { begunDraft } from './begun-draft';

const companies = defineReferable({ domain: 'companies', name: 'company', nameColumn: 'name', path: '/companies' });
const shape = defineShape({
  name: 'offer',
  domain: 'sales',
  label: ['una oferta', 'ofertas'],
  fields: { title: text({ label: 'Título', max: 20 }), company: reference(companies, { label: 'Empresa' }) },
  list: { columns: ['id', 'title'] },
});
const company = { id: 3, name: 'Luna' };

test('a new record begins with the references that whoever led here gave', () => {
  expect(begunDraft(shape, { given: { company } }).values).toEqual({ title: '', company });
});

test.each([
  null,
  undefined,
  { given: { company: 'Luna' } },
  { given: { company: { id: '3' } } },
  { given: { title: company } },
  { given: { other: company } },
  { other: 1 },
])('what is no reference of it is left out: %j', (state) => {
  expect(begunDraft(shape, state).values).toEqual({ title: '', company: null });
});

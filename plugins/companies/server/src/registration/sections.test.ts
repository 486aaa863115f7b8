import { ValidationError } from '@mayorista/kernel';
import { describe, expect, test } from 'vitest';
import { fieldsOfSections, inSection, sectionsOf, withSections } from './sections';

describe('the steps of a registration', () => {
  test('are fields of one record, whether they come as JSON or as text', () => {
    expect(
      fieldsOfSections({ registry: { name: 'Ana', telephone: '' }, fiscal: '{"rfc":"X"}', reference: [{ name: 'A' }] }),
    ).toEqual({ name: 'Ana', telephone: null, rfc: 'X', commercial_references: [{ name: 'A' }] });
  });

  test('take nothing that is another step’s or the house’s', () => {
    const refused = (input: Record<string, unknown>) => {
      try {
        fieldsOfSections(input);
        return [];
      } catch (error) {
        return (error as ValidationError).refusals.map(({ field }) => field);
      }
    };
    expect(refused({ registry: { rfc: 'X', attended_by_id: 3 }, fiscal: [] })).toEqual([
      'registry.rfc',
      'registry.attended_by_id',
      'fiscal',
    ]);
    expect(refused({ reference: '{' })).toEqual(['reference']);
  });

  test('name what is wrong by what stands before the first dot', async () => {
    expect(['email', 'rfc', 'commercial_references.0.telephone', 'answers.2.answer', 'captcha'].map(inSection)).toEqual(
      ['registry.email', 'fiscal.rfc', 'reference.0.telephone', 'questionnaire.2.answer', 'captcha'],
    );
    const failed = withSections(() => Promise.reject(new ValidationError([{ code: 'invalid', field: 'zip_code' }])));
    await expect(failed).rejects.toMatchObject({ refusals: [{ field: 'fiscal.zip_code' }] });
  });

  test('come back as they were given', () => {
    expect(sectionsOf({ name: 'Ana', rfc: 'X', addresses: [1] })).toMatchObject({
      registry: { name: 'Ana', email: null },
      fiscal: { rfc: 'X' },
      addresses: [1],
      questionnaire: [],
    });
  });
});

import fc from 'fast-check';
import { addDays, plainDate, type PlainDate } from '@mayorista/kernel';
import { describe, expect, test } from 'vitest';
import { verdictOf, type DocumentFacts, type LightFacts, type NomFacts } from './light.rules';

const today = plainDate('2026-06-15');
const certificate = { id: 1, name: 'Certificado', documentType: 'certificate', isMandatory: true } as const;
const nom: NomFacts = { id: 7, code: 'NOM-019-SE-2021', warningDays: 90, requirements: [certificate] };
const nothing: LightFacts = {
  requiresNom: true,
  exemption: null,
  isRejected: false,
  noms: [nom],
  documents: [],
  statements: new Map(),
};
const document = (given: Partial<DocumentFacts> = {}): DocumentFacts => ({
  id: 1,
  nomId: 7,
  documentType: 'certificate',
  status: 'approved',
  expiresOn: null,
  ...given,
});
const on = (facts: Partial<LightFacts>, day: PlainDate = today) => verdictOf({ ...nothing, ...facts }, day);
const codes = (facts: Partial<LightFacts>, day?: PlainDate) => on(facts, day).reasons.map(({ code }) => code);

describe('the light', () => {
  test('is green and exempt, saying why: no norm needed or an exemption that lasts; gray and undefined where nobody has said', () => {
    expect(on({ requiresNom: false })).toMatchObject({
      light: 'green',
      state: 'exempt',
      reasons: [{ code: 'nom_not_required' }],
    });
    const exemption = { reason: 'Uso propio', until: today };
    expect(on({ exemption })).toMatchObject({
      state: 'exempt',
      reasons: [{ code: 'nom_exempted', params: { reason: 'Uso propio' } }],
      changesOn: addDays(today, 1),
    });
    expect(codes({ exemption }, addDays(today, 1))).toEqual(['document_missing']);
    expect(on({ requiresNom: null, noms: [] })).toMatchObject({
      light: 'gray',
      state: 'unstated',
      reasons: [{ code: 'nom_not_stated' }],
    });
  });

  test('is red when a norm is needed and none is assigned, or the product was rejected', () => {
    expect(on({ noms: [] })).toMatchObject({ light: 'red', state: 'missing', reasons: [{ code: 'nom_not_assigned' }] });
    expect(codes({ documents: [document()], isRejected: true })).toEqual(['nom_product_rejected']);
  });

  test.each([
    [[], 'document_missing'],
    [[document({ status: 'pending' })], 'document_pending'],
    [[document({ status: 'in_review' })], 'document_in_review'],
    [[document({ status: 'rejected' })], 'document_rejected'],
    [[document({ expiresOn: addDays(today, -1) })], 'document_expired'],
    [[document({ documentType: 'dictum' })], 'document_missing'],
    [[document({ nomId: 8 })], 'document_missing'],
  ])('is red without a valid document: %j', (documents, code) => {
    expect(on({ documents }).light).toBe('red');
    expect(codes({ documents })).toEqual([code]);
  });

  test('a document counts on its last day, warns from its days of warning on, and without a date never ends', () => {
    const expiresOn = plainDate('2026-12-31');
    const documents = [document({ expiresOn })];
    expect(on({ documents })).toMatchObject({ light: 'green', state: 'complies', expiresOn, changesOn: '2026-10-02' });
    expect(on({ documents }, plainDate('2026-10-01')).light).toBe('green');
    expect(on({ documents }, plainDate('2026-10-02'))).toMatchObject({
      light: 'yellow',
      state: 'expiring',
      changesOn: '2027-01-01',
    });
    expect(on({ documents }, expiresOn).light).toBe('yellow');
    expect(on({ documents }, expiresOn).reasons.map(({ code }) => code)).toEqual(['document_expiring']);
    expect(on({ documents }, plainDate('2027-01-01')).light).toBe('red');
    expect(on({ documents: [document()] }, plainDate('2090-01-01'))).toMatchObject({ light: 'green', changesOn: null });
  });

  test('every norm and every mandatory requirement must be met; what is optional or does not apply does not count', () => {
    const manual = { id: 2, name: 'Manual en español', documentType: 'evidence', isMandatory: true } as const;
    const optional = { id: 3, name: 'Ficha', documentType: 'evidence', isMandatory: false } as const;
    const noms = [{ ...nom, requirements: [certificate, manual, optional] }];
    const documents = [document()];
    expect(codes({ noms, documents })).toEqual(['requirement_missing']);
    expect(on({ noms, documents, statements: new Map([[2, 'fulfilled']]) }).light).toBe('green');
    expect(on({ noms, documents, statements: new Map([[2, 'not_applicable']]) }).light).toBe('green');
    expect(
      on({
        noms,
        statements: new Map([
          [1, 'fulfilled'],
          [2, 'fulfilled'],
        ]),
      }).light,
    ).toBe('red');
  });

  test('a norm without requirements of its own asks for a certificate', () => {
    expect(codes({ noms: [{ ...nom, requirements: [] }] })).toEqual(['document_missing']);
    expect(on({ noms: [{ ...nom, requirements: [] }], documents: [document()] }).light).toBe('green');
  });
});

const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days));
const anyDocument = fc.record({
  id: fc.integer({ min: 1, max: 50 }),
  nomId: fc.integer({ min: 1, max: 3 }),
  documentType: fc.constantFrom('certificate' as const, 'dictum' as const),
  status: fc.constantFrom('pending' as const, 'in_review' as const, 'approved' as const, 'rejected' as const),
  expiresOn: fc.option(day),
});
const anyNom = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  code: fc.constant('NOM-X'),
  warningDays: fc.integer({ min: 1, max: 120 }),
  requirements: fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 5 }),
      name: fc.constant('Requisito'),
      documentType: fc.constantFrom('certificate' as const, 'dictum' as const, 'evidence' as const),
      isMandatory: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});
const anyFacts = fc.record({
  requiresNom: fc.option(fc.boolean()),
  exemption: fc.option(fc.record({ reason: fc.constant('Motivo'), until: fc.option(day) })),
  isRejected: fc.boolean(),
  noms: fc.array(anyNom, { maxLength: 3 }),
  documents: fc.array(anyDocument, { maxLength: 8 }),
  statements: fc
    .array(
      fc.tuple(
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom('pending' as const, 'fulfilled' as const, 'not_applicable' as const),
      ),
    )
    .map((pairs) => new Map(pairs)),
});
const rank = { green: 0, gray: 0, yellow: 1, red: 2 } as const;

describe('whatever the facts', () => {
  test('a light that is not green says why, and red exactly when something is missing', () => {
    fc.assert(
      fc.property(anyFacts, day, (facts, at) => {
        const { light, state, reasons, requirements } = verdictOf(facts, at);
        if (light !== 'green') expect(reasons.length).toBeGreaterThan(0);
        expect(light === 'red').toBe(state === 'missing');
        if (state !== 'exempt' && requirements.some((each) => each.isMandatory && each.result === 'missing'))
          expect(light).toBe('red');
      }),
    );
  });

  test('time alone never improves it', () => {
    fc.assert(
      fc.property(anyFacts, day, fc.integer({ min: 0, max: 500 }), (facts, at, days) => {
        expect(rank[verdictOf(facts, addDays(at, days)).light]).toBeGreaterThanOrEqual(
          rank[verdictOf(facts, at).light],
        );
      }),
    );
  });

  test('it stays what it is until the day it announces', () => {
    fc.assert(
      fc.property(anyFacts, day, fc.integer({ min: 0, max: 600 }), (facts, at, days) => {
        const now = verdictOf(facts, at);
        const later = addDays(at, days);
        if (now.changesOn === null || later < now.changesOn)
          expect(verdictOf(facts, later)).toMatchObject({ light: now.light, state: now.state });
      }),
    );
  });

  test('another approved document that does not expire never makes it worse', () => {
    fc.assert(
      fc.property(anyFacts, day, anyDocument, (facts, at, extra) => {
        const more = {
          ...facts,
          documents: [...facts.documents, { ...extra, status: 'approved' as const, expiresOn: null }],
        };
        expect(rank[verdictOf(more, at).light]).toBeLessThanOrEqual(rank[verdictOf(facts, at).light]);
      }),
    );
  });
});

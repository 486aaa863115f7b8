import { clock, expectRefused } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  answersTo,
  app,
  begin,
  drafted,
  input,
  knex,
  marketing,
  published,
  questions,
  whole,
  type One,
  type Survey,
} from './surveys-kit';

beforeAll(begin);

const read = async (id: number): Promise<Survey> =>
  (await marketing.get<One<Survey>>(`/surveys/surveys/${id}`)).body.data;
const publish = (id: number, body: object = {}) =>
  marketing.put<One<Survey>>(`/surveys/survey-publications/${id}`, body);

describe('a survey', () => {
  test('is made, changed, published, taken back and removed by marketing [PC-SURVEY-001, PC-SURVEY-003]', async () => {
    const { id, status, survey_fields: fields } = await drafted();
    expect(status).toBe('draft');
    expect(fields.map(({ label }) => label)).toEqual(questions.map(({ label }) => label));
    const turned = [...questions].reverse();
    const changed = await marketing.put<One<Survey>>(`/surveys/surveys/${id}`, { survey_fields: turned });
    expect(changed.body.data.survey_fields.map(({ label }) => label)).toEqual(turned.map(({ label }) => label));
    expect((await publish(id)).body.data).toMatchObject({ status: 'published', status_label: 'Publicada' });
    expect((await marketing.delete(`/surveys/surveys/${id}`)).status).toBe(422);
    expect((await publish(id, { is_published: 0 })).body.data.status).toBe('draft');
    expect((await marketing.delete(`/surveys/surveys/${id}`)).status).toBe(200);
    expect((await marketing.get(`/surveys/surveys/${id}`)).status).toBe(404);
    expect(await knex()('survey_fields').where({ survey_id: id })).toEqual([]);
  });

  test('is not published until it is whole: what it lacks is said at each question, and nothing changes', async () => {
    const empty = await drafted({ survey_fields: [] });
    const refused = await publish(empty.id);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['survey_fields']]);
    const lacking = await drafted({
      survey_fields: [
        { label: 'Una', type: 'multiple_choice_field', options: 'Sola' },
        { label: 'Varias', type: 'multiple_select_pill_field', options: 'Igual\nIgual' },
        { label: 'Del revés', type: 'rating_field', options: '7\n1' },
        { label: 'Abierta', type: 'open_field', options: 'De más' },
        { label: 'Buena', type: 'like_dislike_field' },
      ],
    });
    const { body } = await publish(lacking.id);
    expect(body.errors).toEqual({
      'survey_fields.0.options': ['Escribe al menos dos opciones distintas, separadas por punto y coma'],
      'survey_fields.1.options': ['Escribe al menos dos opciones distintas, separadas por punto y coma'],
      'survey_fields.2.options': ['Escribe el inicio y el límite, como 1; 7, con once pasos a lo más, o nada'],
      'survey_fields.3.options': ['Esta pregunta se contesta sin opciones'],
    });
    expect([(await read(empty.id)).status, (await read(lacking.id)).status]).toEqual(['draft', 'draft']);
  });

  test('that is published stays whole', async () => {
    const { id } = await published();
    const refused = await marketing.put(`/surveys/surveys/${id}`, { survey_fields: [] });
    expectRefused(refused, { survey_fields: 'Agrega al menos una pregunta' });
    expect((await read(id)).survey_fields).toHaveLength(questions.length);
  });

  test('of somebody who began to answer keeps its questions; how they are explained may change', async () => {
    const survey = await published();
    await (await app.as('distribuidor')).post('/api/survey-progress-responses', answersTo(survey, [5]));
    const asked = (change: object) =>
      marketing.put<One<Survey>>(`/surveys/surveys/${survey.id}`, {
        survey_fields: questions.map((question, at) => (at === 0 ? { ...question, ...change } : question)),
      });
    for (const change of [{ label: 'Otra' }, { type: 'open_field' }, { options: '1\n5' }, { is_required: false }])
      expectRefused(await asked(change), { survey_fields: 'Ya hay quien contestó: las preguntas no cambian' });
    const { id: questionId } = (await read(survey.id)).survey_fields[1]!;
    const gone = await marketing.delete(`/surveys/survey-fields/${questionId}`);
    expectRefused(gone, { survey_fields: 'Ya hay quien contestó: las preguntas no cambian' });
    expect((await read(survey.id)).survey_fields.map(({ label }) => label)).toEqual(
      questions.map(({ label }) => label),
    );
    expect((await asked({ description: 'Del 1 al 7' })).body.data.survey_fields[0]?.description).toBe('Del 1 al 7');
    // And what was answered is still the answer to them.
    const shown = await (
      await app.as('distribuidor')
    ).get<One<{ survey_fields: { value: unknown }[] }>>(`/api/survey-resources/${survey.id}`);
    expect(shown.body.data.survey_fields[0]?.value).toBe(5);
  });

  test('loses a question by its own call, but not its last one while it is published', async () => {
    const { id, survey_fields: fields } = await published({ survey_fields: questions.slice(0, 2) });
    expect((await marketing.delete(`/surveys/survey-fields/${fields[0]!.id}`)).status).toBe(200);
    const [left, ...others] = (await read(id)).survey_fields;
    expect([left?.label, others]).toEqual([questions[1].label, []]);
    const last = await marketing.delete(`/surveys/survey-fields/${left!.id}`);
    expectRefused(last, { survey_fields: 'Agrega al menos una pregunta' });
    expect((await read(id)).survey_fields).toHaveLength(1);
    expect((await marketing.delete('/surveys/survey-fields/2147483647')).status).toBe(404);
  });

  test('asks no question twice, has a button within the store, and a name of its own', async () => {
    const { name } = await drafted();
    const refused = await marketing.post<One<Survey>>(
      '/surveys/surveys',
      input({
        button_url: 'https://otra.test',
        survey_fields: [questions[0], questions[0]],
      }),
    );
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toContain('button_url');
    const twice = await marketing.post('/surveys/surveys', input({ survey_fields: [questions[0], questions[0]] }));
    expectRefused(twice, { 'survey_fields.1.label': 'Esta pregunta ya está' });
    expect((await marketing.post<One<Survey>>('/surveys/surveys', input({ name }))).body.errors).toHaveProperty('name');
    expectRefused(await marketing.post('/surveys/surveys', input({ button_url: '//otra.test' })), {
      button_url: 'Escribe una página de la tienda: /promos',
    });
  });
});

describe('links of a survey', () => {
  type Links = One<{ url: string; preview_url: string; is_published: boolean }>;
  const linksOf = async (id: number, query = '') =>
    (await marketing.get<Links>(`/surveys/survey-campaign-urls/${id}${query}`)).body.data;

  test('lead to the store; one of a recipient says whom its answer is about', async () => {
    const { id } = await published();
    const { url, is_published } = await linksOf(id);
    expect([new URL(url).pathname, is_published]).toEqual([`/encuestas/${id}`, true]);
    const own = new URL((await linksOf(id, '?model_type=company&model_id=12')).url);
    expect(own.searchParams.get('encrypted_entity')).toBeTruthy();
    expect((await marketing.get('/surveys/survey-campaign-urls/2147483647')).status).toBe(404);
    expect((await marketing.get(`/surveys/survey-campaign-urls/${id}?model_type=Ñ&model_id=1`)).status).toBe(422);
  });

  test('a preview opens the draft of its survey, of no other, for an hour [PC-SURVEY-002]', async () => {
    const [draft, other] = [await drafted(), await drafted()];
    const token = new URL((await linksOf(draft.id)).preview_url).searchParams.get('preview')!;
    const visitor = app.anonymous;
    const see = (id: number, preview: string) =>
      visitor.get<One<{ preview: boolean; survey_fields: unknown[] }>>(
        `/api/survey-resources/${id}?preview=${encodeURIComponent(preview)}`,
      );
    expect((await see(draft.id, token)).body.data).toMatchObject({ preview: true, has_entity_reponse: false });
    const [survey, until, signature] = token.split('.');
    expect((await see(other.id, token)).status).toBe(404);
    expect((await see(draft.id, `${survey}.${Number(until) + 1}.${signature}`)).status).toBe(404);
    expect((await visitor.get(`/api/survey-resources/${draft.id}`)).status).toBe(404);
    clock.at(new Date(Number(until)).toISOString());
    const late = await see(draft.id, token);
    clock.run();
    expect(late.status).toBe(404);
  });
});

describe('who may', () => {
  test('write surveys is marketing; support reads them and what was answered; nobody else either', async () => {
    const survey = await published();
    await (await app.as('distribuidor')).post('/api/survey-responses', answersTo(survey, whole));
    const count = async () => Number((await knex()('surveys').count({ n: '*' }).first())?.n);
    const before = await count();
    for (const role of ['soporte', 'ventas', 'almacen', 'finanzas', 'catalogo'] as const) {
      const staff = await app.asStaff(role);
      expect((await staff.post('/surveys/surveys', input())).status, role).toBe(403);
      expect((await staff.put(`/surveys/survey-publications/${survey.id}`, { is_published: 0 })).status, role).toBe(
        403,
      );
      expect((await staff.delete(`/surveys/survey-fields/${survey.survey_fields[0]!.id}`)).status, role).toBe(403);
      const reads = role === 'soporte' ? 200 : 403;
      for (const path of [
        'surveys',
        'survey-responses',
        `survey-results/${survey.id}`,
        `survey-campaign-urls/${survey.id}`,
      ])
        expect((await staff.get(`/surveys/${path}`)).status, `${role} ${path}`).toBe(reads);
    }
    for (const who of [app.anonymous, await app.as('distribuidor')]) {
      expect([401, 403]).toContain((await who.get('/api/surveys')).status);
      expect([401, 403]).toContain((await who.get('/api/survey-responses')).status);
      expect([401, 403]).toContain((await who.get(`/api/survey-results/${survey.id}`)).status);
    }
    expect([await count(), (await read(survey.id)).status]).toEqual([before, 'published']);
  });
});

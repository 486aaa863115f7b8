import { randomUUID } from 'node:crypto';
import { client, expectRefused, type Client } from '@mayorista/kernel/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  answersTo,
  app,
  begin,
  drafted,
  knex,
  marketing,
  published,
  responsesOf,
  whole,
  type One,
  type Shown,
  type Survey,
} from './surveys-kit';

beforeAll(begin);

const send = (who: Client, body: object) => who.post<One<{ id: number }>>('/api/survey-responses', body);
const keep = (who: Client, body: object) => who.post<One<{ id: number }>>('/api/survey-progress-responses', body);
const see = async (who: Client, { id }: Survey, query: Record<string, string> = {}) =>
  (await who.get<One<Shown>>(`/api/survey-resources/${id}?${new URLSearchParams(query).toString()}`)).body.data;
const valuesOf = ({ survey_fields: fields }: Shown): unknown[] => fields.map(({ value }) => value);
const nothing = [null, null, null, null, null];
const inOrder = [5, 1, 'Monterrey', ['Precio', 'Espera'], 'Todo bien'];
const somebody = async (): Promise<Client> => client(app.url, (await givenPerson(app, {})).token);

describe('whoever is logged in', () => {
  test('answers a survey once; it is kept while they write, and closed when they send it [SF-SURVEY-004, PC-SURVEY-004, SF-SURVEY-005]', async () => {
    const survey = await published();
    const who = await somebody();
    expect(await see(who, survey)).toMatchObject({ has_entity_reponse: false, preview: false });
    const shown = await see(who, survey);
    expect(valuesOf(shown)).toEqual(nothing);
    expect(shown.survey_fields.slice(0, 3).map(({ options, rules }) => [options, rules])).toEqual([
      ...[
        [['1', '7'], ['required']],
        [[], []],
        [['Monterrey', 'Guadalajara'], ['required']],
      ],
    ]);
    expect((await keep(who, answersTo(survey, [5, null, null, ['Precio']]))).status).toBe(200);
    expect(valuesOf(await see(who, survey))).toEqual([5, null, null, ['Precio'], null]);
    // What is let go again is gone.
    await keep(who, answersTo(survey, [6]));
    expect(valuesOf(await see(who, survey))).toEqual([6, null, null, null, null]);
    expect((await see(who, survey)).has_entity_reponse).toBe(false);
    const sent = await send(who, answersTo(survey, whole));
    expect(sent.body.data).toMatchObject({ survey_id: survey.id, has_entity_reponse: true });
    expect(await see(who, survey)).toMatchObject({ has_entity_reponse: true });
    expect(valuesOf(await see(who, survey))).toEqual(inOrder);
    expect(await responsesOf(survey.id)).toBe(1);
  });

  test('sends the same again and it is the same answer; another one is refused, and so is writing on [SF-SURVEY-004]', async () => {
    const survey = await published();
    const who = await somebody();
    const { body } = await send(who, answersTo(survey, whole));
    expect((await send(who, answersTo(survey, whole))).body.data.id).toBe(body.data.id);
    const told = { _general: 'Encuesta contestada. Gracias por tu opinión.' };
    expectRefused(await send(who, answersTo(survey, [1, 0, 'Guadalajara'])), told);
    expectRefused(await send(who, answersTo(survey, [...whole.slice(0, 4), null])), told);
    expectRefused(await keep(who, answersTo(survey, [1])), told);
    expectRefused(await keep(who, answersTo(survey, whole)), told);
    expect(valuesOf(await see(who, survey))).toEqual(inOrder);
    expect(await responsesOf(survey.id)).toBe(1);
    const [brief, one] = [await published(), await somebody()];
    await send(one, answersTo(brief, [5, null, 'Monterrey']));
    expectRefused(await send(one, answersTo(brief, [5, 9, 'Monterrey'])), told);
  });

  test('sees what they answered, and nobody else does', async () => {
    const survey = await published();
    const [one, other] = [await somebody(), await app.as('distribuidor')];
    await keep(one, answersTo(survey, whole));
    for (const who of [other, await app.as('secundario'), app.anonymous, await app.as('otro')])
      expect(valuesOf(await see(who, survey))).toEqual(nothing);
    const links = await marketing.get<One<{ preview_url: string }>>(`/surveys/survey-campaign-urls/${survey.id}`);
    const preview = new URL(links.body.data.preview_url).searchParams.get('preview') ?? '';
    expect(await see(one, survey, { preview })).toMatchObject({ preview: true, has_entity_reponse: false });
    expect(valuesOf(await see(one, survey, { preview }))).toEqual(nothing);
  });

  test('is somebody with an account of the store: an account of the panel answers for nobody', async () => {
    const survey = await published();
    const refused = await marketing.post('/surveys/survey-responses', answersTo(survey, whole));
    expectRefused(refused, { uuid: 'Abre la encuesta de nuevo para contestarla' });
    expect(await responsesOf(survey.id)).toBe(0);
  });

  test('is named in what staff read, with the company', async () => {
    const survey = await published();
    await send(await app.as('distribuidor'), answersTo(survey, whole));
    type Row = {
      id: number;
      person: { name: string };
      company: { name: string } | null;
      status: string;
      answered_at: string;
    };
    const list = await marketing.get<{ data: Row[] }>(`/surveys/survey-responses?survey_id=${survey.id}`);
    expect(list.body.data).toMatchObject([{ status: 'answered', company: { name: expect.stringContaining('Norte') } }]);
    const { id, answered_at: at } = list.body.data[0]!;
    expect(Math.abs(Date.now() - new Date(at).getTime())).toBeLessThan(600_000);
    const one = await marketing.get<One<{ answers: { label: string; value: string }[] }>>(
      `/surveys/survey-responses/${id}`,
    );
    expect(one.body.data.answers.map(({ value }) => value)).toEqual([
      ...['5', 'Me gusta', 'Monterrey', 'Precio\nEspera', 'Todo bien'],
    ]);
    expect((await marketing.put(`/surveys/survey-responses/${id}`, {})).status).toBe(405);
    expect((await marketing.delete(`/surveys/survey-responses/${id}`)).status).toBe(200);
    expect(await responsesOf(survey.id)).toBe(0);
  });
});

describe('answers that do not answer', () => {
  test('are told at their questions, all at once, and nothing is kept [SF-SURVEY-008, PC-SURVEY-011, PC-SURVEY-012, PC-SURVEY-007]', async () => {
    const survey = await published();
    const who = await somebody();
    const refused = await send(who, answersTo(survey, [8, 2, null, ['Precio', 'Otra'], 'x'.repeat(2_001)]));
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        'survey_fields.0': ['Esta respuesta no es válida'],
        'survey_fields.1': ['Esta respuesta no es válida'],
        'survey_fields.2': ['Esta pregunta es obligatoria'],
        'survey_fields.3': ['Elige una de las opciones'],
        'survey_fields.4': ['Esta respuesta no es válida'],
      },
    ]);
    // While somebody still writes nothing is required, but what is no answer is none.
    expect(Object.keys((await keep(who, answersTo(survey, [8]))).body.errors)).toEqual(['survey_fields.0']);
    expect(await responsesOf(survey.id)).toBe(0);
  });

  test('to a question that the survey does not ask are refused whole', async () => {
    const [survey, other] = [await published(), await published()];
    const who = await somebody();
    const body = { ...answersTo(other, whole), id: survey.id };
    expectRefused(await send(who, body), { _general: 'La encuesta cambió mientras la contestabas: vuelve a abrirla' });
    expect(await responsesOf(survey.id)).toBe(0);
  });

  test('to a survey that is no longer published, or never was, find none', async () => {
    const [survey, draft] = [await published(), await drafted()];
    await marketing.put(`/surveys/survey-publications/${survey.id}`, { is_published: false });
    const who = await somebody();
    for (const each of [survey, draft]) {
      expect((await send(who, answersTo(each, whole))).status).toBe(404);
      expect((await keep(who, answersTo(each, whole))).status).toBe(404);
      expect((await who.get(`/api/survey-resources/${each.id}`)).status).toBe(404);
      expect(await responsesOf(each.id)).toBe(0);
    }
  });
});

describe('a visitor', () => {
  test('answers as one browser, which nobody else can guess [PC-SURVEY-018]', async () => {
    const survey = await published();
    const uuid = randomUUID();
    const who = app.anonymous;
    expectRefused(await send(who, answersTo(survey, whole)), { uuid: 'Abre la encuesta de nuevo para contestarla' });
    expect((await send(who, { ...answersTo(survey, whole), uuid: '7' })).status).toBe(422);
    expect(await responsesOf(survey.id)).toBe(0);
    await keep(who, { ...answersTo(survey, [3]), uuid });
    expect(valuesOf(await see(who, survey, { uuid }))[0]).toBe(3);
    expect(valuesOf(await see(who, survey, { uuid: randomUUID() }))).toEqual(nothing);
    await send(who, { ...answersTo(survey, whole), uuid });
    expect(await see(who, survey, { uuid })).toMatchObject({ has_entity_reponse: true });
    await send(who, { ...answersTo(survey, whole), uuid: randomUUID() });
    expect(await responsesOf(survey.id)).toBe(2);
  });

  test('of a link of one recipient answers for it, whoever opens it; a link of another survey opens nothing [PC-SURVEY-018]', async () => {
    const [survey, other] = [await published(), await published()];
    const tokenOf = async (id: number) =>
      new URL(
        (
          await marketing.get<One<{ url: string }>>(
            `/surveys/survey-campaign-urls/${id}?model_type=event-attendee&model_id=31`,
          )
        ).body.data.url,
      ).searchParams.get('encrypted_entity')!;
    const token = await tokenOf(survey.id);
    await keep(app.anonymous, { ...answersTo(survey, [4]), encrypted_entity: token });
    const shown = await see(await somebody(), survey, { encrypted_entity: token });
    expect([shown.encrypted_entity, valuesOf(shown)[0]]).toEqual([token, 4]);
    await send(await somebody(), { ...answersTo(survey, whole), encrypted_entity: token });
    const row = await knex()('survey_responses').where({ survey_id: survey.id }).first();
    expect(row).toMatchObject({ about: 'event-attendee:31', status: 'answered' });
    const text = { encrypted_entity: 'Abre la encuesta de nuevo para contestarla' };
    for (const encrypted_entity of [token.replace('.31.', '.32.'), await tokenOf(other.id), 'x'])
      expectRefused(await send(app.anonymous, { ...answersTo(survey, whole), encrypted_entity }), text);
    expect(await responsesOf(survey.id)).toBe(1);
  });
});

describe('several at the same moment', () => {
  test('of one respondent are one answer, here and in a second process', async () => {
    const survey = await published();
    const { token } = await givenPerson(app, {});
    const [here, there] = [client(app.url, token), client(app.secondUrl, token)];
    const body = answersTo(survey, whole);
    const calls = Array.from({ length: 6 }, (_each, at) => (at % 2 === 0 ? send(here, body) : send(there, body)));
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body: { data } }) => data.id)).size).toBe(1);
    expect(await responsesOf(survey.id)).toBe(1);
    const rows = (await knex()('survey_response_answers').where({
      survey_response_id: answers[0]!.body.data.id,
    })) as unknown[];
    expect(rows).toHaveLength(whole.length);
  });

  test('of different answers the first one stands', async () => {
    const survey = await published();
    const { token } = await givenPerson(app, {});
    const calls = [1, 2, 3, 4].map((rating) =>
      send(client(rating % 2 === 0 ? app.url : app.secondUrl, token), answersTo(survey, [rating, 0, 'Guadalajara'])),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 422, 422, 422]);
    expect(await responsesOf(survey.id)).toBe(1);
  });
});

test('results count what was sent, not what is still written', async () => {
  const survey = await published();
  await send(await somebody(), answersTo(survey, [6, 1, 'Monterrey', ['Precio', 'Espera'], 'Texto']));
  await send(await somebody(), answersTo(survey, [3, 0, 'Monterrey', ['Precio']]));
  await keep(await somebody(), answersTo(survey, [1]));
  interface Results {
    readonly answered: number;
    readonly answering: number;
    readonly survey_fields: { average: number | null; answers: number; options: { option: string; times: number }[] }[];
  }
  const { data } = (await marketing.get<One<Results>>(`/surveys/survey-results/${survey.id}`)).body;
  expect(data).toMatchObject({ answered: 2, answering: 1 });
  expect(data.survey_fields.map(({ average, answers }) => [average, answers])).toEqual([
    ...[
      [4.5, 2],
      [null, 2],
      [null, 2],
      [null, 2],
      [null, 0],
    ],
  ]);
  expect(data.survey_fields[3]?.options).toEqual([
    { option: 'Precio', times: 2 },
    { option: 'Espera', times: 1 },
    { option: 'Existencias', times: 0 },
  ]);
  expect((await marketing.get('/surveys/survey-results/2147483647')).status).toBe(404);
});

test('an address that sends without end is held back', async () => {
  const survey = await published();
  const from = { 'X-Forwarded-For': '198.51.100.23' };
  const again = async (): Promise<number> =>
    (await app.anonymous.post('/api/survey-progress-responses', answersTo(survey, []), from)).status;
  const statuses = new Set<number>();
  // Of nobody in particular: refused, and counted.
  for (let time = 0; time < 600; time += 1) statuses.add(await again());
  expect([...statuses, await again()]).toEqual([422, 429]);
  expect(await responsesOf(survey.id)).toBe(0);
});

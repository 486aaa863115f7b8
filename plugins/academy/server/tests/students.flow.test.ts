import type { AnswerOf } from '@mayorista/kernel/shape';
import { boot, codesOf, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { studentGrade, universityStudent } from '../../shared';

type Student = AnswerOf<typeof universityStudent>;
type Grade = AnswerOf<typeof studentGrade> & { readonly passed: boolean };
interface List<T> {
  readonly data: readonly T[];
  readonly total: number;
}
type One<T> = { readonly data: T };

const path = '/api/tvc-university-students';
const grades = '/api/tvc-university-student-grades';
let app: TestApp;
let buyer: Client;
let other: Client;
let support: Client;
let companyId: number;
let otherCompanyId: number;
const knex = () => app.strapi.db.connection as unknown as Knex;
const companyOf = async (email: string): Promise<number> =>
  ((await knex()('up_users').where({ email }).first('company_id')) as { company_id: number }).company_id;

beforeAll(async () => {
  app = await boot();
  [buyer, other] = [await app.as('distribuidor'), await app.as('otro')];
  support = await app.asStaff('soporte');
  companyId = await companyOf('distribuidor@demo.test');
  otherCompanyId = await companyOf('otro@demo.test');
});

let count = 0;
const input = (changes: object = {}) => ({
  name: 'Alumna de prueba',
  email: `alumna${(count += 1)}@sistec.test`,
  ...changes,
});
async function enrolled(changes: object = {}, who = buyer): Promise<Student> {
  const { status, body } = await who.post<One<Student>>(path, input(changes));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}
const read = async (id: number): Promise<Student> =>
  (await support.get<One<Student>>(`/academy/university-students/${id}`)).body.data;
const stored = async (table: string): Promise<number> => ((await knex()(table).select('id')) as unknown[]).length;

describe('the students of a company', () => {
  test('are added, changed and removed by it; a history is kept [SF-UNIVERSITY-001]', async () => {
    const { id, ...student } = await enrolled({ telephone: '81 5512 3401', email: ' Nueva.Alumna@Sistec.test ' });
    expect(student).toMatchObject({
      company_id: companyId,
      email: 'nueva.alumna@sistec.test',
      telephone: '81 5512 3401',
      has_access: true,
    });
    const changed = await buyer.put<One<Student>>(`${path}/${id}`, { name: 'Otro nombre', email: 'OTRA@sistec.test' });
    expect(changed.body.data).toMatchObject({ name: 'Otro nombre', email: 'otra@sistec.test', company_id: companyId });
    const found = await buyer.get<List<Student>>(`${path}?omniSearchQuery=otra@sistec`);
    expect(found.body.data.map((each) => each.id)).toEqual([id]);
    const history = await support.get<List<{ action: string }>>(
      `/kernel/histories?modelType=university-students&modelId=${id}`,
    );
    expect(history.body.data.map(({ action }) => action)).toEqual(['changed', 'created']);
    expect((await buyer.delete(`${path}/${id}`)).status).toBe(200);
    expect((await buyer.get(`${path}/${id}`)).status).toBe(404);
  });

  test('are let in and out one by one, and the courses with them [SF-SECONDARY-003, SF-UNIVERSITY-002]', async () => {
    const mayEnter = async () =>
      (await (await app.as('secundario')).get<{ meta: { may_enter: boolean } }>('/api/tvc-university-courses')).body
        .meta.may_enter;
    const [student] = (await buyer.get<List<Student>>(`${path}?omniSearchQuery=secundario@demo.test`)).body.data;
    expect(await mayEnter()).toBe(true);
    const access = `/api/tvc-university-student-access/${student?.id}`;
    expect((await buyer.put<One<Student>>(access, { has_access: false })).body.data.has_access).toBe(false);
    expect(await mayEnter()).toBe(false);
    expect((await buyer.put<One<Student>>(access, { has_access: 1 })).body.data.has_access).toBe(true);
    expect(await mayEnter()).toBe(true);
    expect((await buyer.put(access, {})).status).toBe(422);
    expect((await buyer.put(access, { has_access: 'quizá' })).status).toBe(422);
    expect(await read(Number(student?.id))).toMatchObject({ has_access: true, name: student?.name });
  });

  test.each([
    [{ name: '' }, { name: 'obligatorio' }],
    [{ email: 'sin-arroba' }, { email: 'no es válido' }],
    [{ telephone: '12' }, { telephone: 'no es válido' }],
    [{ email: 'Julian.Ibarra@SISTEC.test' }, { email: 'Ya hay un alumno' }],
    [{ company_id: 999_999 }, { company_id: '' }],
  ])('%j is refused on its field, and nothing is written', async (change, refusals) => {
    const before = await stored(universityStudent.table);
    expectRefused(await buyer.post(path, input(change)), refusals);
    expect(await stored(universityStudent.table)).toBe(before);
  });

  test('one may not take the e-mail of another of the company by a change; another company may have it', async () => {
    const [one, two] = [await enrolled(), await enrolled()];
    const refused = await buyer.patch(`${path}/${two.id}`, { email: one.email.toUpperCase() });
    expectRefused(refused, { email: 'Ya hay un alumno' });
    expect(codesOf(refused)).toEqual(['student_email_taken']);
    expect(await read(two.id)).toMatchObject({ email: two.email });
    expect((await buyer.patch(`${path}/${two.id}`, { email: two.email.toUpperCase() })).status).toBe(200);
    expect(await enrolled({ email: one.email }, other)).toMatchObject({ company_id: otherCompanyId });
  });

  test('asked for at the same moment with the same e-mail one is made', async () => {
    const same = input();
    const people = [same.email, same.email.toUpperCase(), same.email].map((email) =>
      buyer.post(path, { ...same, email }),
    );
    const statuses = (await Promise.all(people)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 422, 422]);
    expect(await knex()(universityStudent.table).where({ email: same.email }).select('id')).toHaveLength(1);
  });

  test('are nobody else’s: not another company’s, a secondary user’s, a stranger’s', async () => {
    const { id, name } = await enrolled();
    const grade = await graded({ student_id: id });
    for (const who of [other]) {
      expect((await who.get(`${path}/${id}`)).status).toBe(404);
      expect((await who.put(`${path}/${id}`, { name: 'Ajena' })).status).toBe(404);
      expect((await who.put(`/api/tvc-university-student-access/${id}`, { has_access: false })).status).toBe(404);
      expect((await who.delete(`${path}/${id}`)).status).toBe(404);
      expect((await who.get(`${grades}/${grade.id}`)).status).toBe(404);
      expect((await who.get<List<Student>>(path)).body.data.every((each) => each.company_id === otherCompanyId)).toBe(
        true,
      );
      expectRefused(await who.post(path, input({ company_id: companyId })), { company_id: '' });
    }
    const without = await Promise.all(['secundario', 'instalador', 'almacen'].map(app.as));
    for (const who of [app.anonymous, ...without]) {
      const status = who === app.anonymous ? 401 : 403;
      expect((await who.get(path)).status).toBe(status);
      expect((await who.post(path, input())).status).toBe(status);
      expect((await who.put(`/api/tvc-university-student-access/${id}`, { has_access: false })).status).toBe(status);
      expect((await who.get(grades)).status).toBe(status);
    }
    expect(await read(id)).toMatchObject({ name, has_access: true });
  });

  test('are read by a salesman of the companies they attend, by marketing and sales of all; these change none', async () => {
    const { id } = await enrolled();
    const salesman = await app.as('vendedor');
    const attended = (await knex()('companies')
      .whereIn('salesman_id', knex()('up_users').where({ email: 'vendedor@demo.test' }).select('id'))
      .select('id')) as { id: number }[];
    const listed = (await salesman.get<List<Student>>(`${path}?per_page=100`)).body.data;
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.every((each) => attended.some((company) => company.id === each.company_id))).toBe(true);
    expect((await salesman.put(`${path}/${id}`, { name: 'Ajena' })).status).toBe(403);
    for (const account of ['marketing', 'ventas']) {
      const who = await app.asStaff(account);
      expect((await who.get(`/academy/university-students/${id}`)).status, account).toBe(200);
      expect((await who.put(`/academy/university-students/${id}`, { name: 'Ajena' })).status, account).toBe(403);
    }
    expect((await (await app.asStaff('compras')).get('/academy/university-students')).status).toBe(403);
    expect((await read(id)).name).toBe('Alumna de prueba');
  });
});

const courseNamed = async (name: string): Promise<number> =>
  ((await knex()('trainings').where({ name }).first('id')) as { id: number }).id;

async function graded(changes: object = {}): Promise<Grade> {
  const training_id = await courseNamed('Cómo cotizar un proyecto de seguridad');
  const given = { training_id, grade: 70, taken_on: '2026-01-15', ...changes };
  const { status, body } = await support.post<One<Grade>>('/academy/student-grades', given);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

describe('grades', () => {
  test('are written by support, one an examination, and read by the student’s company [SF-UNIVERSITY-001]', async () => {
    const { id: student_id } = await enrolled();
    const passed = await graded({ student_id });
    expect(passed).toMatchObject({ grade: 70, passed: true, taken_on: '2026-01-15', student: { id: student_id } });
    const failed = await graded({ student_id, grade: 69, taken_on: '2026-01-16' });
    expect(failed.passed).toBe(false);
    const found = (await buyer.get<List<Grade>>(`${grades}?student_id=${student_id}`)).body;
    expect(found.data.map(({ id, passed: is }) => [id, is])).toEqual([
      [failed.id, false],
      [passed.id, true],
    ]);
    expect(
      (await support.patch<One<Grade>>(`/academy/student-grades/${failed.id}`, { grade: 80 })).body.data,
    ).toMatchObject({
      grade: 80,
      passed: true,
    });
    // With the student they go.
    expect((await buyer.delete(`${path}/${student_id}`)).status).toBe(200);
    expect(await knex()(studentGrade.table).where({ student_id }).select('id')).toEqual([]);
  });

  test.each([
    [{ grade: 101 }, 'grade'],
    [{ grade: -1 }, 'grade'],
    [{ grade: 'ocho' }, 'grade'],
    [{ taken_on: '2099-01-01' }, 'taken_on', 'grade_in_future'],
    [{ student_id: 999_999 }, 'student_id'],
    [{ training_id: 999_999 }, 'training_id'],
  ])('%j is refused on its field, and nothing is written', async (change, field, code?: string) => {
    const { id: student_id } = await enrolled();
    const training_id = await courseNamed('Cómo cotizar un proyecto de seguridad');
    const before = await stored(studentGrade.table);
    const given = { student_id, training_id, grade: 90, taken_on: '2026-01-15', ...change };
    const refused = await support.post('/academy/student-grades', given);
    expectRefused(refused, { [field]: '' });
    if (code !== undefined) expect(codesOf(refused)).toEqual([code]);
    expect(await stored(studentGrade.table)).toBe(before);
  });

  test('are not given in a course that never was on the store, nor twice on a day; a course with grades stays', async () => {
    const { id: student_id } = await enrolled();
    const draft = await courseNamed('Redes inalámbricas punto a punto');
    const given = { student_id, training_id: draft, grade: 90, taken_on: '2026-01-15' };
    const refused = await support.post('/academy/student-grades', given);
    expectRefused(refused, { training_id: 'todavía no se ha publicado' });
    expect(codesOf(refused)).toEqual(['training_never_published']);
    const { training_id } = await graded({ student_id });
    expect((await support.post('/academy/student-grades', { ...given, training_id })).status).toBe(422);
    expect(await knex()(studentGrade.table).where({ student_id }).select('grade')).toEqual([{ grade: 70 }]);
    const marketing = await app.asStaff('marketing');
    expect((await marketing.patch(`/academy/training-status/${training_id}`, { status: 0 })).status).toBe(200);
    expect((await marketing.delete(`/academy/trainings/${training_id}`)).status).toBe(422);
    expect((await marketing.get(`/academy/trainings/${training_id}`)).status).toBe(200);
    // It was on the store once: who was examined then is graded.
    expect((await graded({ student_id, taken_on: '2026-01-17' })).id).toBeGreaterThan(0);
  });

  test('nobody of a company writes one', async () => {
    const { id: student_id } = await enrolled();
    const { id, training_id } = await graded({ student_id });
    const given = { student_id, training_id, grade: 100, taken_on: '2026-01-18' };
    expect((await buyer.post(grades, given)).status).toBe(403);
    expect((await buyer.patch(`${grades}/${id}`, { grade: 100 })).status).toBe(403);
    expect((await buyer.delete(`${grades}/${id}`)).status).toBe(403);
    expect((await (await app.as('vendedor')).patch(`${grades}/${id}`, { grade: 100 })).status).toBe(403);
    expect((await support.get<One<Grade>>(`/academy/student-grades/${id}`)).body.data.grade).toBe(70);
  });
});

test('a deactivated company’s people enrol nobody, nor let anybody into the courses again; out of them they may', async () => {
  const [enrolledOne, out] = [await enrolled(), await enrolled()];
  const access = (id: number, has_access: boolean) =>
    buyer.put(`/api/tvc-university-student-access/${id}`, { has_access });
  expect((await access(out.id, false)).status).toBe(200);
  const before = await stored(universityStudent.table);
  const company = () => knex()('companies').where({ id: companyId });
  await company().update({ status: 0 });
  await app.endShortMemories();
  try {
    for (const refused of [await buyer.post(path, input()), await access(out.id, true)]) {
      expect(codesOf(refused)).toEqual(['company_inactive']);
      expectRefused(refused, { _general: /está inactiva/ });
    }
    expect((await buyer.put(`${path}/${out.id}`, { has_access: true })).status).toBe(422);
    expect([await stored(universityStudent.table), (await read(out.id)).has_access]).toEqual([before, false]);
    expect((await access(enrolledOne.id, false)).status).toBe(200);
    const strangers = await other.post(path, input());
    expect(strangers.status, 'another company goes on').toBe(201);
  } finally {
    await company().update({ status: 1 });
    await app.endShortMemories();
  }
});

import type { AnswerOf } from '@mayorista/kernel/shape';
import { boot, buildInput, codesOf, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { training } from '../../shared';

type Training = AnswerOf<typeof training>;
type One = { readonly data: Training };
interface Course {
  readonly id: number;
  readonly name: string;
  readonly url: string | null;
  readonly brands: readonly { readonly id: number; readonly name: string }[];
  readonly grade: { readonly grade: number; readonly passed: boolean; readonly taken_on: string } | null;
}
interface Courses {
  readonly data: readonly Course[];
  readonly total: number;
  readonly meta: { readonly may_enter: boolean };
}

const path = '/academy/trainings';
let app: TestApp;
let marketing: Client;
let categoryId: number;
let brandId: number;

beforeAll(async () => {
  app = await boot();
  marketing = await app.asStaff('marketing');
  const categories = await app.anonymous.get<{ data: { id: number }[] }>('/api/tvc-university-course-categories');
  categoryId = categories.body.data[0]!.id;
  const brands = await marketing.get<{ data: { id: number }[] }>('/catalogue/brands?per_page=1');
  brandId = brands.body.data[0]!.id;
});

let count = 0;
/** Input of a course that may be published, under a name of its own. */
const whole = (changes: object = {}) =>
  buildInput(training, {
    name: `Curso de prueba ${(count += 1)}`,
    category_id: categoryId,
    brand_ids: [brandId],
    url: 'https://universidad.mayorista.test/prueba',
    description: 'De qué trata',
    ...changes,
  });

async function made(changes: object = {}): Promise<Training> {
  const answer = await marketing.post<One>(path, whole(changes));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
}
const publish = (id: number, status: unknown = 1) => marketing.patch<One>(`/academy/training-status/${id}`, { status });
const byPanel = (id: number, status: string) => marketing.put<One>(`/academy/training-statuses/${id}`, { status });
const read = async (id: number): Promise<Training> => (await marketing.get<One>(`${path}/${id}`)).body.data;
const coursesOf = async (who: Client, query = ''): Promise<Courses> =>
  (await who.get<Courses>(`/api/tvc-university-courses?per_page=100${query}`)).body;
const shown = async (id: number, who = app.anonymous) => (await coursesOf(who)).data.find((course) => course.id === id);

test('a course is written, published, taken off the store and removed by marketing [PC-TRAINING-001, PC-TRAINING-003]', async () => {
  const { id, ...draft } = await made({ name: '  Curso entero ' });
  expect(draft).toMatchObject({
    name: 'Curso entero',
    status: 'draft',
    status_label: 'Borrador',
    modality: 'online',
    passing_grade: 80,
    first_shown_at: null,
  });
  expect(await shown(id)).toBeUndefined();
  const published = (await byPanel(id, 'published')).body.data;
  expect(published).toMatchObject({ status: 'published', status_label: 'Publicado' });
  expect(published.first_shown_at).not.toBeNull();
  expect(await shown(id)).toMatchObject({ name: 'Curso entero', brands: [{ id: brandId }] });
  expect((await marketing.patch<One>(`${path}/${id}`, { hours: 4 })).body.data.hours).toBe(4);
  expect((await marketing.delete(`${path}/${id}`)).status).toBe(422);
  expect(await shown(id)).toBeDefined();

  expect((await byPanel(id, 'draft')).body.data).toMatchObject({
    status: 'draft',
    first_shown_at: published.first_shown_at,
  });
  expect(await shown(id)).toBeUndefined();
  expect((await byPanel(id, 'published')).body.data.first_shown_at).toBe(published.first_shown_at);
  await byPanel(id, 'draft');
  expect((await marketing.delete(`${path}/${id}`)).status).toBe(200);
  expect((await marketing.get(`${path}/${id}`)).status).toBe(404);
});

describe('publishing', () => {
  const lacks = [
    [{ category_id: null }, 'training_without_category', 'category_id', 'categoría'],
    [{ brand_ids: [] }, 'training_without_brands', 'brand_ids', 'marca'],
    [{ description: null }, 'training_without_description', 'description', 'de qué trata'],
    [{ url: null }, 'training_without_url', 'url', 'dirección'],
    [{ modality: 'onsite', url: null }, 'training_without_place', 'place', 'sede'],
  ] as const;

  test.each(lacks)(
    'a course with %j is refused with the reason under trainings_status, and stays a draft [PC-TRAINING-004]',
    async (change, code, _field, words) => {
      const { id } = await made(change);
      const refused = await publish(id);
      expectRefused(refused, { trainings_status: words });
      expect(codesOf(refused)).toEqual([code]);
      expect(await read(id)).toMatchObject({ status: 'draft', first_shown_at: null });
    },
  );

  test.each(lacks)('a published course cannot be left with %j: %s on its field', async (change, code, field, words) => {
    const { id, ...before } = await made();
    expect((await publish(id)).status).toBe(200);
    const refused = await marketing.patch(`${path}/${id}`, change);
    expectRefused(refused, { [field]: words });
    expect(codesOf(refused)).toEqual([code]);
    const { url, brand_ids, category_id, description, modality } = before;
    expect(await read(id)).toMatchObject({ url, brand_ids, category_id, description, modality, status: 'published' });
  });

  test('everything that lacks is answered at once', async () => {
    const { id } = await made({ category_id: null, brand_ids: [], description: null, url: null });
    expect(codesOf(await publish(id))).toHaveLength(4);
  });

  test('a course in a classroom needs its place and no address', async () => {
    const { id } = await made({ modality: 'onsite', url: null, place: 'Sucursal Centro' });
    expect((await publish(id)).body.data.status).toBe('published');
    expect((await publish(id, 0)).body.data.status).toBe('draft');
  });

  test.each([true, '1', 'published'])(
    '%j publishes, its opposite takes off; something else is refused',
    async (yes) => {
      const { id } = await made();
      expect((await publish(id, yes)).body.data.status).toBe('published');
      expectRefused(await publish(id, 'retirado'), { status: 'opción válida' });
      expect((await publish(id, 'draft')).body.data.status).toBe('draft');
      expect((await marketing.patch<One>(`/academy/training-status/${id}`, {})).body.data.status).toBe('published');
    },
  );
});

test('an address that is none, a name that is taken, and a brand that there is not are refused; nothing is written', async () => {
  const { name } = await made();
  const before = (await marketing.get<{ total: number }>(path)).body.total;
  const noAddress = await marketing.post(path, whole({ url: 'universidad.test/curso' }));
  expectRefused(noAddress, { url: 'https://' });
  expect(codesOf(noAddress)).toEqual(['invalid_course_url']);
  expectRefused(await marketing.post(path, whole({ name })), { name: 'Ya' });
  expect((await marketing.post(path, whole({ brand_ids: [999_999] }))).status).toBe(422);
  expect((await marketing.get<{ total: number }>(path)).body.total).toBe(before);
});

describe('the courses of the store', () => {
  test('are those published, by category and brand; a visitor enters none [SF-UNIVERSITY-001]', async () => {
    const { id } = await made({ brand_ids: [brandId] });
    await publish(id);
    const all = await coursesOf(app.anonymous);
    expect(all.meta.may_enter).toBe(false);
    expect(all.data.map(({ url }) => url)).toEqual(all.data.map(() => null));
    expect(all.data.map(({ grade }) => grade)).toEqual(all.data.map(() => null));
    expect(all.total).toBe(all.data.length);
    const ofBrand = await coursesOf(app.anonymous, `&brand_id=${brandId}`);
    expect(ofBrand.data.map((course) => course.id)).toContain(id);
    expect(ofBrand.data.every(({ brands }) => brands.some((brand) => brand.id === brandId))).toBe(true);
    const ofCategory = await coursesOf(app.anonymous, `&category_id=${categoryId}`);
    expect(ofCategory.total).toBeLessThan(all.total);
    expect(ofCategory.data.map((course) => course.id)).toContain(id);
  });

  test('are entered by a student with access, by the e-mail of the account and in that company alone, and by the house [SF-UNIVERSITY-002]', async () => {
    const { id } = await made();
    await publish(id);
    for (const [account, url] of [
      ['distribuidor', 'https://universidad.mayorista.test/prueba'],
      ['secundario', 'https://universidad.mayorista.test/prueba'],
      ['vendedor', 'https://universidad.mayorista.test/prueba'],
      ['otro', null],
      ['instalador', null],
    ] as const) {
      const who = await app.as(account);
      expect((await shown(id, who))?.url, account).toBe(url);
      expect((await coursesOf(who)).meta.may_enter, account).toBe(url !== null);
    }
    // An account is who it is, whatever the letters of its e-mail.
    await app.strapi.db
      .connection('up_users')
      .where({ email: 'secundario@demo.test' })
      .update({ email: 'Secundario@Demo.test' });
    expect((await coursesOf(await app.as('secundario'))).meta.may_enter).toBe(true);
    await app.strapi.db
      .connection('up_users')
      .where({ email: 'Secundario@Demo.test' })
      .update({ email: 'secundario@demo.test' });
    // The same e-mail as a student of somebody else's company opens nothing.
    const support = await app.asStaff('soporte');
    const [tapatia] = (
      await support.get<{ data: { company_id: number }[] }>('/academy/university-students?omniSearchQuery=ana.robles')
    ).body.data;
    const student = { name: 'Otro', email: 'otro@demo.test', company_id: tapatia?.company_id };
    expect((await support.post('/academy/university-students', student)).status).toBe(201);
    expect((await shown(id, await app.as('otro')))?.url).toBeNull();
  });

  test('show who asks their own best grade, the first day of it, and whether it is enough', async () => {
    const name = 'Instalación de cámaras IP desde cero';
    const asked = async (course: string) =>
      (await coursesOf(await app.as('distribuidor'))).data.find((each) => each.name === course)?.grade;
    expect(await asked('Cómo cotizar un proyecto de seguridad')).toMatchObject({ grade: 92, passed: true });
    expect(await asked('Analíticas de video para tiendas')).toBeNull();
    const before = await asked(name);
    expect(before).toMatchObject({ grade: 74, passed: false });

    const support = await app.asStaff('soporte');
    const [student] = (
      await support.get<{ data: { id: number }[] }>('/academy/university-students?omniSearchQuery=distribuidor@demo')
    ).body.data;
    const [course] = (await marketing.get<{ data: { id: number }[] }>(`${path}?omniSearchQuery=${name}`)).body.data;
    for (const [grade, taken_on] of [
      [60, '2026-01-10'],
      [74, '2026-11-01'],
      [74, '2026-02-10'],
      [74, '2026-03-10'],
    ]) {
      const given = { student_id: student?.id, training_id: course?.id, grade, taken_on };
      expect((await support.post('/academy/student-grades', given)).status).toBe(201);
    }
    expect(await asked(name)).toEqual({ grade: 74, passed: false, taken_on: '2026-02-10' });
  });
});

test('nobody but marketing writes courses; who may not read them reads none', async () => {
  const { id, name } = await made();
  const support = await app.asStaff('soporte');
  expect((await support.get(`${path}/${id}`)).status).toBe(200);
  // Refused before a course is looked for: whoever may only read learns nothing of what there is.
  expect((await support.patch('/academy/training-status/999999', { status: 1 })).status).toBe(403);
  const people = await Promise.all(['distribuidor', 'secundario', 'otro', 'instalador', 'almacen'].map(app.as));
  for (const who of [app.anonymous, ...people]) {
    const status = who === app.anonymous ? 401 : 403;
    expect((await who.get(`/api/trainings/${id}`)).status).toBe(who === people[4] ? 200 : status);
    expect((await who.post('/api/trainings', whole())).status).toBe(status);
    expect((await who.patch(`/api/trainings/${id}`, { name: 'Ajeno' })).status).toBe(status);
    expect((await who.patch(`/api/training-status/${id}`, { status: 1 })).status).toBe(status);
    expect((await who.delete(`/api/trainings/${id}`)).status).toBe(status);
    expect((await who.post('/api/course-categories', { name: 'Ajena' })).status).toBe(status);
  }
  for (const account of ['soporte', 'compras', 'rrhh'])
    expect((await (await app.asStaff(account)).patch(`${path}/${id}`, { name: 'Ajeno' })).status, account).toBe(403);
  expect(await read(id)).toMatchObject({ name, status: 'draft' });
});

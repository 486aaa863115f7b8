import {
  companies,
  courseCategories as categoryNames,
  courses,
  students,
  type CourseSeed,
  type StudentSeed,
} from '@mayorista/database/seeds';
import {
  addDays,
  createShaped,
  getKnex,
  inTransaction,
  moveShaped,
  service,
  systemActor,
  today,
  type Deps,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/companies/contract';
import { courseCategories } from '../courses/course-category.record';
import { studentGrades } from '../grades/student-grade.record';
import { universityStudents } from '../students/university-student.record';
import { trainings } from '../trainings/training.record';
import { tables } from '../uids';

const desk = systemActor('Andrés Solís Arteaga');

type Ids = ReadonlyMap<string, number>;

/** Courses, students and grades of the demo world, through the calls that people use. */
export const academyDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    if ((await getKnex(strapi)(tables.training).first('id')) !== undefined) return;
    const rfcOf = new Map(companies.map(({ key, rfc }) => [key, rfc]));
    const byRfc = await service(strapi, 'companies.companies').idsByRfc([...rfcOf.values()]);
    const companyIds = new Map([...rfcOf].map(([key, rfc]) => [key, idIn(byRfc, rfc)]));
    const brandIds = await service(strapi, 'catalogue.brands').idsByName(courses.flatMap(({ brands }) => brands));
    await inTransaction(strapi, async (tx) => {
      const categoryIds = new Map<string, number>();
      for (const [at, name] of categoryNames.entries()) {
        const input = { name, position: 10 * (at + 1) };
        categoryIds.set(name, await createShaped(courseCategories, tx, desk, { input }));
      }
      const courseIds = new Map<string, number>();
      for (const seed of courses) courseIds.set(seed.name, await loadCourse(tx, seed, { categoryIds, brandIds }));
      for (const seed of students) await loadStudent(tx, seed, { companyIds, courseIds });
    });
  },
});

function idIn(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo world of the academy names ${key}, which there is not`);
  return id;
}

async function loadCourse(
  tx: Tx,
  { category, brands, isPublished, ...fields }: CourseSeed,
  { categoryIds, brandIds }: { readonly categoryIds: Ids; readonly brandIds: Ids },
): Promise<number> {
  const input = trainings.schemas.create.parse({
    ...fields,
    category_id: idIn(categoryIds, category),
    brand_ids: brands.map((name) => idIn(brandIds, name)),
  });
  const id = await createShaped(trainings, tx, desk, { input });
  if (isPublished) await moveShaped(trainings, tx, desk, { id, input: { status: 'published' }, expected: null });
  return id;
}

async function loadStudent(
  tx: Tx,
  { company, grades, ...fields }: StudentSeed,
  { companyIds, courseIds }: { readonly companyIds: Ids; readonly courseIds: Ids },
): Promise<void> {
  const input = universityStudents.schemas.create.parse({ ...fields, company_id: idIn(companyIds, company) });
  const student_id = await createShaped(universityStudents, tx, desk, { input });
  for (const { course, grade, days_ago } of grades) {
    const taken = { student_id, training_id: idIn(courseIds, course), grade, taken_on: addDays(today(), -days_ago) };
    await createShaped(studentGrades, tx, desk, { input: studentGrades.schemas.create.parse(taken) });
  }
}

import { surveyCategories as categoryNames, surveys as seeds, type SurveySeed } from '@mayorista/database/seeds';
import {
  createShaped,
  getKnex,
  inTransaction,
  moveShaped,
  personActor,
  service,
  systemActor,
  type Deps,
} from '@mayorista/kernel';
import '@mayorista/people/contract';
import { surveyCategories } from '../categories/survey-category.record';
import { questionsOf } from '../responses/response.store';
import { saveResponse } from '../responses/save-response';
import { surveys } from '../surveys/survey.record';
import { tables } from '../uids';

const desk = systemActor('Andrés Solís Arteaga');

/** Surveys of the demo world, and what people answered of them, through the calls that people use. */
export const surveysDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    if ((await getKnex(strapi)(tables.survey).first('id')) !== undefined) return;
    const ids = await inTransaction(strapi, async (tx) => {
      const categoryIds = new Map<string, number>();
      for (const name of categoryNames)
        categoryIds.set(name, await createShaped(surveyCategories, tx, desk, { input: { name } }));
      const made: number[] = [];
      for (const { category, questions, isPublished, answers: _answers, ...texts } of seeds) {
        const input = surveys.schemas.create.parse({
          ...texts,
          category_id: categoryIds.get(category),
          survey_fields: questions,
        });
        const id = await createShaped(surveys, tx, desk, { input });
        if (isPublished) await moveShaped(surveys, tx, desk, { id, input: { status: 'published' }, expected: null });
        made.push(id);
      }
      return made;
    });
    for (const [at, seed] of seeds.entries()) await answer({ strapi }, ids[at] ?? 0, seed);
  },
});

async function answer({ strapi }: Deps, surveyId: number, { answers }: SurveySeed): Promise<void> {
  const questions = await questionsOf(getKnex(strapi), surveyId);
  for (const [email, values] of Object.entries(answers)) {
    const [person] = await service(strapi, 'people.users').ofEmails([email]);
    const actor = person === undefined ? null : await personActor(strapi, person.id);
    if (actor === null) throw new Error(`The demo world of surveys names ${email}, which there is not`);
    const given = new Map(questions.map(({ id }, at) => [id, values[at] ?? null]));
    const respondent = { key: `person:${actor.id}`, about: null };
    await saveResponse(strapi, { surveyId, respondent, actor, given, isWhole: true });
  }
}

import type { AnswerOf } from '@mayorista/kernel/shape';
import { boot, type Client, type TestApp } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { expect } from 'vitest';
import type { survey } from '../../shared';

export type Survey = AnswerOf<typeof survey>;
export interface Shown {
  readonly id: number;
  readonly preview: boolean;
  readonly has_entity_reponse: boolean;
  readonly encrypted_entity: string | null;
  readonly survey_fields: readonly {
    readonly id: number;
    readonly label: string;
    readonly options: readonly string[];
    readonly rules: readonly string[];
    readonly value: unknown;
  }[];
}
export interface One<T> {
  readonly data: T;
  readonly errors: Record<string, string[]>;
}

export let app: TestApp;
export let marketing: Client;
export const knex = (): Knex => app.strapi.db.connection as unknown as Knex;

export async function begin(): Promise<void> {
  app = await boot();
  marketing = await app.asStaff('marketing');
}

let count = 0;
export const questions = [
  { label: '¿Qué tan fácil fue?', type: 'rating_field', is_required: true },
  { label: '¿Te gustó?', type: 'like_dislike_field' },
  { label: '¿Dónde?', type: 'multiple_choice_field', options: 'Monterrey\nGuadalajara', is_required: true },
  { label: '¿Qué mejorarías?', type: 'multiple_select_pill_field', options: 'Precio; Espera;Existencias' },
  { label: 'Cuéntanos', type: 'open_field', description: 'Lo que quieras' },
] as const;
/** Answers to them, in their order. */
export const whole = [5, 1, 'Monterrey', ['Espera', 'Precio'], 'Todo bien'] as const;

export const input = (changes: object = {}) => ({
  name: `Encuesta de prueba ${(count += 1)}`,
  title: '¿Cómo te fue?',
  survey_fields: questions,
  ...changes,
});

export async function drafted(changes: object = {}): Promise<Survey> {
  const { status, body } = await marketing.post<One<Survey>>('/surveys/surveys', input(changes));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

export async function published(changes: object = {}): Promise<Survey> {
  const { id } = await drafted(changes);
  const { status, body } = await marketing.put<One<Survey>>(`/surveys/survey-publications/${id}`, {});
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

/** The body of an answer: values in the order of the questions. */
export const answersTo = (
  { id, survey_fields: fields }: Pick<Survey, 'id' | 'survey_fields'>,
  values: readonly unknown[],
) => ({
  id,
  survey_fields: fields.map((field, at) => ({ id: field.id, value: values[at] ?? null })),
});

export const responsesOf = async (surveyId: number): Promise<number> =>
  ((await knex()('survey_responses').where({ survey_id: surveyId }).select('id')) as unknown[]).length;

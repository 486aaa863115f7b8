import { expect, test } from 'vitest';
import { toFailure } from './failure';

/** Builds an error as the panel's client throws it, with the status and the platform's body. */
const thrown = (status: number, errors?: unknown) =>
  Object.assign(new Error('Validation error'), {
    status,
    response: { data: { data: null, errors, error: { status } } },
  });

test('a refusal is read field by field, in the words of the platform', () => {
  expect(
    toFailure(
      thrown(422, { reason: ['Escribe el motivo'], stage: ['No se puede pasar de este estado al solicitado'] }),
    ),
  ).toEqual({
    status: 422,
    fields: { reason: 'Escribe el motivo', stage: 'No se puede pasar de este estado al solicitado' },
    text: 'Escribe el motivo. No se puede pasar de este estado al solicitado',
  });
});

test('a lost race says so', () => {
  const lost = toFailure(thrown(409, { _general: ['Otra persona cambió este registro mientras lo editabas'] }));
  expect(lost).toMatchObject({ status: 409, text: 'Otra persona cambió este registro mientras lo editabas' });
});

test('without an answer the person is told to look at the connection, never shown the English of the browser', () => {
  expect(toFailure(new TypeError('Failed to fetch'))).toMatchObject({
    status: null,
    text: expect.stringMatching(/^No hay respuesta del servidor/),
  });
});

test.each([thrown(500), thrown(502, 'Bad Gateway'), thrown(422, { field: [7] })])(
  'an answer without texts of ours has a Spanish sentence of its own',
  (error) => expect(toFailure(error).text).toBe('No se pudo completar la acción. Inténtalo de nuevo.'),
);

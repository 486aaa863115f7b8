import type { Answer } from '@mayorista/kernel/testing';

export interface User {
  readonly id: number;
  readonly username: string;
  readonly userType: string;
  readonly person: Readonly<Record<string, unknown>>;
  readonly telephones: readonly { number: string; telephone_type_id: number }[];
  readonly emails: readonly { email: string }[];
  readonly addresses: readonly unknown[];
  readonly roles: readonly { type: string }[];
}
export type One = Answer<{ data: User; id: number }>;

let sequence = 0;

/** A client with all that a form must have, and a name of its own. */
export const userInput = (more: object = {}) => {
  const name = `usuario-${process.pid}-${(sequence += 1)}`;
  return {
    username: name,
    email: `${name}@prueba.test`,
    userType: 'client',
    person: { name: 'Rosa', paternal_surname: 'Méndez', maternal_surname: 'Ruiz', weight: '', height: '' },
    ...more,
  };
};

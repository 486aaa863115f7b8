// What: Strapi's `bcryptjs` compares and makes hashes in threads of their own.
// Why: Its 80 ms of computing each hold up every other answer of the process.
// Made for Strapi 5.54.0.

import { compare, hash } from '@node-rs/bcrypt';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { assertOutsideTransaction } from '../../server/src/transactions/outside-transaction';
import { expectMethods } from './expect-methods';

interface Bcrypt {
  compare: (password: string, hash: string) => Promise<boolean>;
  hash: (password: string, rounds: number | string) => Promise<string>;
}

/**
 * Compares and makes passwords' hashes in threads of their own. Strapi's two doors do it with bcryptjs, whose 80 ms of computing each hold
 * up every other answer of the process; the hashes are the same.
 */
export function hashOffTheLoop(strapi: Core.Strapi): void {
  const bcrypt = createRequire(path.join(strapi.dirs.app.root, 'package.json'))('bcryptjs') as Bcrypt;
  expectMethods('bcryptjs', bcrypt, ['compare', 'hash']);
  // What is no whole hash is no password's.
  bcrypt.compare = async (password, stored) => {
    assertOutsideTransaction("comparing a password's hash");
    return stored.length === 60 && compare(password, stored);
  };
  bcrypt.hash = async (password, rounds) => {
    assertOutsideTransaction("making a password's hash");
    return hash(password, Number(rounds));
  };
}

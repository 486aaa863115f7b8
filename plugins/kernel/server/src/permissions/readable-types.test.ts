import type { Core } from '@strapi/strapi';
import { describe, expect, test } from 'vitest';
import { readableType } from './readable-types';

const models: Readonly<Record<string, object>> = {
  'api::a.thing': {
    uid: 'api::a.thing',
    modelType: 'contentType',
    attributes: {
      open: { type: 'string' },
      closed: { type: 'string' },
      part: { type: 'component', component: 'a.part' },
      password: { type: 'password' },
      token: { type: 'string', private: true },
      concealed: { type: 'string' },
      picture: { type: 'media' },
    },
    config: { attributes: { concealed: { hidden: true } } },
  },
  'a.part': { uid: 'a.part', modelType: 'component', attributes: { text: { type: 'string' } } },
  'admin::user': {
    uid: 'admin::user',
    modelType: 'contentType',
    attributes: { firstname: { type: 'string' }, email: { type: 'email' } },
  },
  'plugin::upload.file': {
    uid: 'plugin::upload.file',
    modelType: 'contentType',
    attributes: {
      folderPath: { type: 'string', private: true },
      folder: { type: 'relation' },
      related: { type: 'relation' },
    },
  },
  'plugin::users-permissions.user': {
    uid: 'plugin::users-permissions.user',
    modelType: 'contentType',
    attributes: { username: { type: 'string' }, rfc: { type: 'string' } },
  },
};
const strapi = { getModel: (uid: string) => models[uid] } as unknown as Core.Strapi;

/** Somebody who may read everything of a thing but what is closed, and nothing else. */
const ability = { can: (_action: string, uid: string, field?: string) => uid === 'api::a.thing' && field !== 'closed' };

describe('somebody reads', () => {
  test.each<[uid: string, field: string, isRead: boolean]>([
    ['api::a.thing', 'open', true],
    ['api::a.thing', 'closed', false],
    ['api::a.thing', 'part', true],
    ['api::a.thing', 'password', false],
    ['api::a.thing', 'token', false],
    ['api::a.thing', 'concealed', false],
    ['api::a.thing', 'id', true],
    ['api::a.thing', 'no_such_field', true],
    ['a.part', 'text', true],
    ['admin::user', 'firstname', true],
    ['admin::user', 'email', false],
    ['plugin::upload.file', 'folderPath', true],
    ['plugin::upload.file', 'folder', true],
    ['plugin::upload.file', 'related', false],
    ['plugin::users-permissions.user', 'username', true],
    ['plugin::users-permissions.user', 'rfc', false],
  ])('of %s %s: %s', (uid, field, isRead) => {
    expect(readableType(strapi, ability, uid)?.reads(field)).toBe(isRead);
  });

  test('what a field leads to, as they may read that: a picture, a part, a value to nothing', () => {
    const type = readableType(strapi, ability, 'api::a.thing');
    expect(type?.to('picture')).toBe(readableType(strapi, ability, 'plugin::upload.file'));
    expect(type?.to('part')).toBe(readableType(strapi, ability, 'a.part'));
    expect(type?.to('open')).toBeUndefined();
  });

  test('nothing of a type that there is not', () => {
    expect(readableType(strapi, ability, 'api::a.nothing')).toBeUndefined();
  });

  test('what is asked of it once, whoever asks again', () => {
    let asked = 0;
    const counting = { can: () => (asked += 1) > 0 };
    for (let times = 0; times < 3; times += 1) readableType(strapi, counting, 'api::a.thing')?.reads('open');
    expect(asked).toBe(1);
  });
});

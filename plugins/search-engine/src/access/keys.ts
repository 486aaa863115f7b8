import { randomUUID, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../api-error';
import type { SearchDatabase } from '../storage/database';
import { deriveKey } from './tenant-token';

export interface ApiKey {
  uid: string;
  key: string;
  name: string | null;
  description: string | null;
  actions: string[];
  indexes: string[];
  expiresAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** Named and described as a server's own: clients look them up by these texts. */
const DEFAULT_KEYS: Pick<ApiKey, 'uid' | 'name' | 'description' | 'actions'>[] = [
  {
    uid: '5e4a2c1d-0b3f-4d52-9a6e-7c8b1f20d301',
    name: 'Default Search API Key',
    description: 'Use it to search from the frontend',
    actions: ['search'],
  },
  {
    uid: 'c1b7f9e4-62d8-4a0c-8f13-2e95d4a7b602',
    name: 'Default Admin API Key',
    description: 'Use it for anything that is not a search operation. Caution! Do not expose it on a public frontend',
    actions: ['*'],
  },
];

/** Every action a key may allow; `noun.*` stands for all of a noun's. */
const ACTIONS = new Set([
  '*',
  'search',
  ...['add', 'get', 'delete', '*'].map((verb) => `documents.${verb}`),
  ...['create', 'get', 'update', 'delete', 'swap', '*'].map((verb) => `indexes.${verb}`),
  ...['cancel', 'delete', 'get', '*'].map((verb) => `tasks.${verb}`),
  ...['get', 'update', '*'].map((verb) => `settings.${verb}`),
  ...['get', '*'].map((verb) => `stats.${verb}`),
  ...['create', 'get', 'update', 'delete'].map((verb) => `keys.${verb}`),
  'version',
]);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The API keys of the file: two made from the master key, and those created. */
export class Keys {
  constructor(
    private readonly db: SearchDatabase,
    private readonly masterKey: string,
  ) {}

  findMany(): ApiKey[] {
    const created = this.db
      .all<{ body: string }>('SELECT body FROM api_keys')
      .map(({ body }) => this.withKey(JSON.parse(body) as ApiKey));
    return [...DEFAULT_KEYS.map((key) => this.defaultKey(key)), ...created];
  }

  find(keyOrUid: string): ApiKey | undefined {
    return this.findMany().find(({ key, uid }) => uid === keyOrUid.toLowerCase() || sameSecret(key, keyOrUid));
  }

  get(keyOrUid: string): ApiKey {
    const key = this.find(keyOrUid);
    if (key === undefined) throw new ApiError('api_key_not_found', 'API key not found.');
    return key;
  }

  isMaster(bearer: string): boolean {
    return sameSecret(bearer, this.masterKey);
  }

  create(body: Record<string, unknown>): ApiKey {
    const { uid, name, description, actions, indexes, expiresAt } = checkedKey(body);
    if (this.find(uid) !== undefined)
      throw new ApiError('api_key_already_exists', `API key \`${uid}\` already exists.`);
    const now = new Date().toISOString();
    const key: ApiKey = {
      uid: uid.toLowerCase(),
      key: '',
      name: textOrNull(name),
      description: textOrNull(description),
      actions,
      indexes,
      expiresAt,
      createdAt: now,
      updatedAt: now,
    };
    this.db.run('INSERT INTO api_keys (uid, body) VALUES (?, ?)', [key.uid, JSON.stringify(key)]);
    return this.withKey(key);
  }

  /** Changes the name and description of a key; what it allows never changes. */
  change(keyOrUid: string, body: Record<string, unknown>): ApiKey {
    const { name, description } = body;
    const other = Object.keys(body).find((field) => field !== 'name' && field !== 'description');
    if (other !== undefined && IMMUTABLE.has(other))
      throw new ApiError(`immutable_api_key_${snakeCase(other)}`, `Immutable field \`${other}\`.`);
    if (other !== undefined) throw new ApiError('bad_request', `Unknown field \`${other.slice(0, 50)}\`.`);
    checkTexts(body);
    const key = this.changeable(keyOrUid);
    const changed: ApiKey = { ...key, updatedAt: new Date().toISOString() };
    if (name !== undefined) changed.name = textOrNull(name);
    if (description !== undefined) changed.description = textOrNull(description);
    this.db.run('UPDATE api_keys SET body = ? WHERE uid = ?', [JSON.stringify({ ...changed, key: '' }), key.uid]);
    return changed;
  }

  remove(keyOrUid: string): void {
    this.db.run('DELETE FROM api_keys WHERE uid = ?', [this.changeable(keyOrUid).uid]);
  }

  private changeable(keyOrUid: string): ApiKey {
    const key = this.get(keyOrUid);
    if (DEFAULT_KEYS.some(({ uid }) => uid === key.uid))
      throw new ApiError('bad_request', 'The default keys are made from the master key: they stay as they are.');
    return key;
  }

  private withKey(key: ApiKey): ApiKey {
    return { ...key, key: deriveKey(this.masterKey, key.uid) };
  }

  private defaultKey(key: Pick<ApiKey, 'uid' | 'name' | 'description' | 'actions'>): ApiKey {
    const start = new Date(0).toISOString();
    return this.withKey({
      ...key,
      key: '',
      indexes: ['*'],
      expiresAt: null,
      createdAt: start,
      updatedAt: start,
    });
  }
}

const IMMUTABLE = new Set(['uid', 'key', 'actions', 'indexes', 'expiresAt', 'createdAt', 'updatedAt']);
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function checkTexts(body: Record<string, unknown>): void {
  for (const name of ['name', 'description']) {
    const value = body[name] ?? '';
    if (typeof value !== 'string')
      throw new ApiError(`invalid_api_key_${name}`, `Invalid value at \`.${name}\`: expected a text or null.`);
  }
}

function checkedKey(body: Record<string, unknown>) {
  const { uid = randomUUID(), name = null, description = null, actions, indexes, expiresAt } = body;
  for (const field of ['actions', 'indexes', 'expiresAt'])
    if (body[field] === undefined)
      throw new ApiError(`missing_api_key_${snakeCase(field)}`, `Missing field \`${field}\`.`);
  if (typeof uid !== 'string' || !UUID.test(uid))
    throw new ApiError('invalid_api_key_uid', '`uid` must be a version 4 UUID.');
  if (!isNames(actions) || !actions.every((action) => ACTIONS.has(action)))
    throw new ApiError('invalid_api_key_actions', '`actions` must be a list of actions that this engine has.');
  if (!isNames(indexes)) throw new ApiError('invalid_api_key_indexes', '`indexes` must be a list of names.');
  checkTexts(body);
  return { uid, name, description, actions, indexes, expiresAt: checkedExpiry(expiresAt) };
}

/** A moment still to come, to the second; null for a key that never ends. */
function checkedExpiry(value: unknown): string | null {
  if (value === null) return null;
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (!(time > Date.now()))
    throw new ApiError('invalid_api_key_expires_at', '`expiresAt` must be a date to come, or null.');
  return new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const textOrNull = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

function sameSecret(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

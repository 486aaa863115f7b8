import { randomUUID, timingSafeEqual } from 'node:crypto';
import { ApiError } from './api-error';
import type { SearchDatabase } from './storage/database';
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

const DEFAULT_KEYS: Pick<ApiKey, 'uid' | 'name' | 'actions'>[] = [
  { uid: '5e4a2c1d-0b3f-4d52-9a6e-7c8b1f20d301', name: 'Default Search API Key', actions: ['search'] },
  { uid: 'c1b7f9e4-62d8-4a0c-8f13-2e95d4a7b602', name: 'Default Admin API Key', actions: ['*'] },
];

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
      expiresAt: expiresAt === null ? null : String(expiresAt),
      createdAt: now,
      updatedAt: now,
    };
    this.db.run('INSERT INTO api_keys (uid, body) VALUES (?, ?)', [key.uid, JSON.stringify(key)]);
    return this.withKey(key);
  }

  change(keyOrUid: string, { name, description }: Record<string, unknown>): ApiKey {
    const key = this.get(keyOrUid);
    const changed: ApiKey = { ...key, updatedAt: new Date().toISOString() };
    if (name !== undefined) changed.name = textOrNull(name);
    if (description !== undefined) changed.description = textOrNull(description);
    this.db.run('UPDATE api_keys SET body = ? WHERE uid = ?', [JSON.stringify({ ...changed, key: '' }), key.uid]);
    return changed;
  }

  remove(keyOrUid: string): void {
    this.db.run('DELETE FROM api_keys WHERE uid = ?', [this.get(keyOrUid).uid]);
  }

  private withKey(key: ApiKey): ApiKey {
    return { ...key, key: deriveKey(this.masterKey, key.uid) };
  }

  private defaultKey(key: Pick<ApiKey, 'uid' | 'name' | 'actions'>): ApiKey {
    const start = new Date(0).toISOString();
    return this.withKey({
      ...key,
      key: '',
      description: null,
      indexes: ['*'],
      expiresAt: null,
      createdAt: start,
      updatedAt: start,
    });
  }
}

function checkedKey({
  uid = randomUUID(),
  name = null,
  description = null,
  actions,
  indexes,
  expiresAt = null,
}: Record<string, unknown>) {
  if (typeof uid !== 'string' || !UUID.test(uid))
    throw new ApiError('invalid_api_key_uid', '`uid` must be a version 4 UUID.');
  if (!isNames(actions)) throw new ApiError('invalid_api_key_actions', '`actions` must be a list of names.');
  if (!isNames(indexes)) throw new ApiError('invalid_api_key_indexes', '`indexes` must be a list of names.');
  if (expiresAt !== null && Number.isNaN(Date.parse(String(expiresAt))))
    throw new ApiError('invalid_api_key_expires_at', '`expiresAt` must be a date or null.');
  return { uid, name, description, actions, indexes, expiresAt };
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
const textOrNull = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

function sameSecret(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

import { Meilisearch } from 'meilisearch';
import { generateTenantToken } from 'meilisearch/token';
import { expect, test } from 'vitest';
import { codeOf, idsOf, onEachEngine } from './on-each-engine';

onEachEngine('tenant tokens', (engine) => {
  test('a token searches within its filter, in its indexes, until it ends', async () => {
    const { client, host } = engine();
    const index = await engine().given(
      [
        { id: 1, name: 'Disco duro', is_visible: true },
        { id: 2, name: 'Disco externo', is_visible: false },
      ],
      { filterableAttributes: ['id', 'is_visible'] },
    );
    const other = await engine().given([{ id: 1 }]);
    const key = await client.createKey({ actions: ['search'], indexes: ['*'], expiresAt: null });
    const clientOf = (apiKey: string) => new Meilisearch({ host, apiKey });

    const token = await generateTenantToken({
      apiKey: key.key,
      apiKeyUid: key.uid,
      searchRules: { [index.uid]: { filter: 'is_visible = true' } },
      expiresAt: new Date(Date.now() + 60_000),
    });
    const tenant = clientOf(token);
    expect(idsOf((await tenant.index<{ id: number }>(index.uid).search('disco')).hits)).toEqual([1]);
    expect((await tenant.index(index.uid).search('', { filter: 'id = 2' })).hits).toEqual([]);
    expect((await tenant.index(index.uid).search('', { filter: 'id = 1' })).hits).toHaveLength(1);
    expect(await codeOf(tenant.index(other.uid).search('x'))).toBe('invalid_api_key');
    expect(await codeOf(tenant.index(index.uid).deleteAllDocuments())).toBe('invalid_api_key');

    const forged = await generateTenantToken({ apiKey: 'f'.repeat(64), apiKeyUid: key.uid, searchRules: ['*'] });
    expect(await codeOf(clientOf(forged).index(index.uid).search('x'))).toBe('invalid_api_key');
    expect(await codeOf(clientOf('nonsense').index(index.uid).search('x'))).toBe('invalid_api_key');
    await client.deleteKey(key.uid);
  });

  test('one that ended says when', async () => {
    const { client, host } = engine();
    const index = await engine().given([{ id: 1 }]);
    const created = await client.createKey({ actions: ['search'], indexes: ['*'], expiresAt: null });
    const expiresAt = Math.floor(Date.now() / 1_000) - 60;
    const token = await generateTenantToken({
      apiKey: created.key,
      apiKeyUid: created.uid,
      searchRules: ['*'],
      expiresAt,
    });
    const answer = await fetch(`${host}/indexes/${index.uid}/search?q=`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      code: 'invalid_api_key',
      message: expect.stringContaining(`${expiresAt}`),
    });
    await client.deleteKey(created.uid);
  });
});

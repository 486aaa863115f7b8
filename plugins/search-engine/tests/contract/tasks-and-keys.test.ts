import { expect, test } from 'vitest';
import { codeOf, onEachEngine, succeeded } from './on-each-engine';

onEachEngine('tasks and keys', (engine) => {
  test('tasks are found by index, type and status, newest first unless reversed', async () => {
    const { client } = engine();
    const index = await engine().given([{ id: 1 }]);
    await succeeded(index.deleteDocument(1, { customMetadata: 'nightly' }));
    const failed = await client.createIndex(index.uid).waitTask();
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'index_already_exists' } });
    const types = async (query: object) =>
      (await client.tasks.getTasks({ indexUids: [index.uid], ...query })).results.map(({ type }) => type);
    expect(await types({})).toEqual(['indexCreation', 'documentDeletion', 'documentAdditionOrUpdate']);
    expect(await types({ reverse: true, limit: 2 })).toEqual(['documentAdditionOrUpdate', 'documentDeletion']);
    expect(await types({ statuses: ['failed'] })).toEqual(['indexCreation']);
    expect(await types({ types: ['documentDeletion'] })).toEqual(['documentDeletion']);
    expect(await types({ uids: [failed.uid] })).toEqual(['indexCreation']);
    expect(await types({ afterEnqueuedAt: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
    const { results } = await client.tasks.getTasks({ indexUids: [index.uid], types: ['documentDeletion'] });
    expect(results[0]).toMatchObject({ customMetadata: 'nightly', details: { deletedDocuments: 1 } });
    const batch = await client.batches.getBatch(failed.batchUid ?? -1);
    expect(batch.stats).toMatchObject({ indexUids: { [index.uid]: 1 } });
  });

  test('a deletion forgets the tasks it names; without naming any it is refused', async () => {
    const { client } = engine();
    const index = await engine().given([{ id: 1 }]);
    const kept = await engine().given([{ id: 1 }]);
    const task = await succeeded(client.tasks.deleteTasks({ indexUids: [index.uid] }));
    expect(task.details).toMatchObject({ matchedTasks: 1, deletedTasks: 1 });
    expect((await client.tasks.getTasks({ indexUids: [index.uid] })).total).toBe(0);
    expect(await codeOf(client.tasks.deleteTasks({}))).toBe('missing_task_filters');
    expect(await codeOf(client.tasks.cancelTasks({}))).toBe('missing_task_filters');
    expect((await client.tasks.getTasks({ indexUids: [kept.uid] })).total).toBe(1);
  });

  test.each([
    [{ statuses: ['done'] }, 'invalid_task_statuses'],
    [{ types: ['magic'] }, 'invalid_task_types'],
    [{ uids: ['x'] }, 'invalid_task_uids'],
    [{ beforeEnqueuedAt: 'soon' }, 'invalid_task_before_enqueued_at'],
  ])('a filter that is wrong (%j) is refused, not ignored', async (query, code) => {
    expect(await codeOf(engine().client.tasks.getTasks(query as never))).toBe(code);
    expect(await codeOf(engine().client.tasks.deleteTasks(query as never))).toBe(code);
  });

  const key = { actions: ['search' as const], indexes: ['*'], expiresAt: null };

  test('a key allows actions that exist, ends in the future, and never changes what it allows', async () => {
    const { client } = engine();
    const before = (await client.getKeys({ limit: 100 })).total;
    expect(await codeOf(client.createKey({ ...key, actions: ['fly' as never] }))).toBe('invalid_api_key_actions');
    expect(await codeOf(client.createKey({ ...key, expiresAt: new Date(0) }))).toBe('invalid_api_key_expires_at');
    expect(await codeOf(client.createKey({ ...key, expiresAt: undefined as never }))).toBe(
      'missing_api_key_expires_at',
    );
    expect(await codeOf(client.createKey({ ...key, name: 5 as never }))).toBe('invalid_api_key_name');
    expect((await client.getKeys({ limit: 100 })).total).toBe(before);
    const created = await client.createKey(key);
    expect(await codeOf(client.updateKey(created.key, { actions: ['*'] } as never))).toBe('immutable_api_key_actions');
    expect((await client.getKey(created.uid)).actions).toEqual(['search']);
    expect((await client.getKeys({ offset: before, limit: 1 })).results).toHaveLength(1);
    await client.deleteKey(created.uid);
    expect((await client.getKeys({ limit: 100 })).total).toBe(before);
  });
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import prepareWorld from '../../setup/prepared-world.setup';
import { repositoryRoot } from '../../../plugins/kernel/testing/prepared-world';
import { startWorld, type StartedWorld } from './start-world';
import { tellWorld } from './started-world';

const built = {
  'el panel': path.join('cms', 'dist', 'build', 'index.html'),
  'la tienda': path.join('storefront', 'build', 'server', 'index.js'),
};

/** Starts a world for each worker; tells the journeys where they are. */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  for (const [name, file] of Object.entries(built)) {
    if (!existsSync(path.join(repositoryRoot, file))) throw new Error(`Falta construir ${name}: npm start lo hace`);
  }
  await prepareWorld();
  const started: StartedWorld[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((world) => world.stop()));
  };
  const starts = await Promise.allSettled(
    Array.from({ length: workers }, async (_, worker) => {
      const world = await startWorld();
      started.push(world);
      tellWorld(world, String(worker));
    }),
  );
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  return stop;
}

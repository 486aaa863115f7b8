import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { preparedWorld, repositoryRoot } from '../../plugins/kernel/testing/prepared-world';

/** Builds the servers and prepares the world once, before the suites copy it. */
export default async function setup(): Promise<void> {
  execFileSync(process.execPath, [path.join(repositoryRoot, 'config', 'launch', 'build.mjs')], { stdio: 'inherit' });
  await preparedWorld();
}

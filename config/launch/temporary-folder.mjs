import { chmodSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const inMemory = '/dev/shm';
/** What the worlds, databases and browsers of a whole run take at their most, and as much again. */
const roomNeeded = 4 * 1024 ** 3;

/**
 * A folder for what tests throw away, removed when the process ends: in memory where the machine has room for it, since nothing
 * of it must outlive a loss of power and copying a world to a disk takes several times longer.
 */
export async function temporaryFolder() {
  const folder = mkdtempSync(path.join((await hasRoom()) ? inMemory : os.tmpdir(), 'mayorista-test-'));
  // PostgreSQL runs as a user of its own and keeps its folder in here.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

async function hasRoom() {
  try {
    await access(inMemory, constants.W_OK);
    const { bavail, bsize } = await statfs(inMemory);
    return bavail * bsize > roomNeeded;
  } catch {
    return false;
  }
}

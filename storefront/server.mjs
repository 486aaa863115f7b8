// The store, in as many processes as its configuration says; with one, or for development, this one serves.
import cluster from 'node:cluster';
import { requireEnvironment, storeEnv } from '@mayorista/config';
import { runProcesses } from './server/processes.mjs';
import { serveProcessesMetrics } from './server/metrics.mjs';

const { storefrontProcesses } = requireEnvironment(storeEnv);
const isAlone = storefrontProcesses === 1 || process.argv.includes('--dev');
if (cluster.isPrimary && !isAlone) {
  await serveProcessesMetrics();
  runProcesses(storefrontProcesses);
} else await import('./server/serve.mjs');

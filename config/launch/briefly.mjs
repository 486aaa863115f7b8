import { onBothInEveryRun, withAllAlone } from '../../tests/services/suites.mjs';

const settings = {
  flow: { MAYORISTA_TEST_WITHOUT: withAllAlone.join() },
  services: { SERVICES_SUITES: onBothInEveryRun.join() },
};

/**
 * The stages of a run at a desk, which takes half of what everything takes: each flow once, on SQLite; on PostgreSQL those that race;
 * without those that start and end processes again and again. `npm test -- --all`, which CI calls, runs everything.
 */
export const briefly = (stages) =>
  stages.map((stage) => (stage.name in settings ? { ...stage, env: settings[stage.name] } : stage));

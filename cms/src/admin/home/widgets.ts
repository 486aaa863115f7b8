import type { StrapiApp } from '@strapi/strapi/admin';
import { Clock, PuzzlePiece, Server } from '@strapi/icons';

type Register = Extract<Parameters<StrapiApp['widgets']['register']>[0], (...args: never[]) => unknown>;
type HomeWidget = Parameters<Register>[0][number];

/** Counts of content types, tokens and publications say nothing to the people who work here. */
const notForStaff = new Set([
  'profile-info',
  'key-statistics',
  'chart-entries',
  'last-published-entries',
  'deploy-now',
  'upcoming-releases',
]);

const ours: readonly HomeWidget[] = [
  {
    id: 'shortcuts',
    icon: PuzzlePiece,
    title: { id: 'home.shortcuts.title', defaultMessage: 'Accesos directos' },
    component: async () => (await import('./ShortcutsWidget')).ShortcutsWidget,
  },
  {
    id: 'waiting',
    icon: Clock,
    title: { id: 'home.waiting.title', defaultMessage: 'Lo que espera por ti' },
    component: async () => (await import('./WaitingWidget')).WaitingWidget,
    permissions: [{ action: 'plugin::kernel.waiting.read', subject: null }],
  },
];

const watching: readonly HomeWidget[] = [
  {
    id: 'failed-jobs',
    icon: Server,
    title: { id: 'home.failed-jobs.title', defaultMessage: 'Procesos que fallaron' },
    component: async () => (await import('./FailedJobsWidget')).FailedJobsWidget,
    link: { label: { id: 'home.failed-jobs.link', defaultMessage: 'Ver trabajos' }, href: '/plugins/kernel/trabajos' },
    permissions: [{ action: 'plugin::kernel.background-jobs.read', subject: null }],
  },
];

/** The home page: where to go, what changed lately, what failed. Widgets of other plugins stay where they put themselves. */
export const homeWidgets: Register = (registered) => [
  ...ours,
  ...registered.filter(({ id }) => !notForStaff.has(id)),
  ...watching,
];

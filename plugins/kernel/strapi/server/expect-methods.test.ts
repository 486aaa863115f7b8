import type { Core } from '@strapi/strapi';
import { describe, expect, test } from 'vitest';
import { createPanelPermissionsAtOnce } from './create-permissions-at-once';
import { expectMethods } from './expect-methods';
import { guardMediaChanges } from './media/guard-media-changes';
import { guardMediaLibrary } from './media/guard-media-library';
import { guardWebhooks } from './guard-webhooks';
import { closeFirstRegistration } from './close-first-registration';
import { closeStrapiRoutes } from './routes/close-strapi-routes';
import { changedContentManager } from './content-manager';
import { guardMediaMoves } from './media/guard-media-moves';
import { hashResetCodes } from './hash-reset-codes';
import { indexSessions } from './index-sessions';
import { cacheOutputMasks } from './keep-output-masks';
import { maskQueries } from './mask-queries';
import { cachePanelAbilities } from './keep-panel-abilities';
import { keepAccountRoutes } from './routes/keep-account-routes';
import { wrapAccountCalls } from './routes/wrap-account-calls';
import { noteAwayQueries } from './note-away-queries';
import { prepareDatabaseInTurn } from './prepare-database-in-turn';
import { rememberRoutes } from './routes/remember-routes';
import { spareStrapiWork } from './spare-strapi-work';
import { onlyAddToSchema } from './only-add-to-schema';

test('methods that are there are fine; each that is not is named', () => {
  expect(() => expectMethods('list', [], ['push', 'pop'])).not.toThrow();
  expect(() => expectMethods('list', [], ['push', 'shove', 'drop'])).toThrow("Strapi's list no longer has shove, drop");
  expect(() => expectMethods('list', undefined, ['push'])).toThrow('README.md');
});

/** A Strapi in which everything is found, and nothing of it has a method or a route. */
const empty = {
  service: () => ({ engine: {}, actionProvider: { values: () => [] } }),
  plugin: () => ({ service: () => ({}), routes: { admin: { routes: [] } } }),
  plugins: { 'users-permissions': { routes: {} } },
  admin: { routes: { admin: { routes: [] } } },
  controller: () => ({}),
  get: () => ({}),
  contentTypes: {},
  components: {},
  db: { connection: { on: () => undefined, client: {} }, schema: { schemaDiff: {}, schemaStorage: {} }, repair: {} },
} as unknown as Core.Strapi;

const next = (_ctx: unknown, go: () => Promise<void>): Promise<void> => go();

describe('a start with a Strapi that has lost what is changed fails', () => {
  test.each<[string, () => unknown]>([
    ['onlyAddToSchema', () => onlyAddToSchema(empty, [])],
    ['prepareDatabaseInTurn', () => prepareDatabaseInTurn(empty)],
    ['spareStrapiWork', () => spareStrapiWork(empty)],
    ['createPanelPermissionsAtOnce', () => createPanelPermissionsAtOnce(empty)],
    ['closeStrapiRoutes', () => closeStrapiRoutes(empty)],
    ['closeFirstRegistration', () => closeFirstRegistration(empty)],
    ['keepAccountRoutes', () => keepAccountRoutes(empty, (route) => [route])],
    ['wrapAccountCalls', () => wrapAccountCalls(empty, { 'PUT /users/me': next, 'PUT /users/:id': next })],
    ['rememberRoutes', () => rememberRoutes({ stack: [] } as never)],
    ['guardMediaLibrary', () => guardMediaLibrary(empty)],
    ['guardMediaChanges', () => guardMediaChanges(empty)],
    ['guardMediaMoves', () => guardMediaMoves(empty)],
    ['guardWebhooks', () => guardWebhooks(empty)],
    ['cacheOutputMasks', () => cacheOutputMasks(empty)],
    ['maskQueries', () => maskQueries(empty)],
    ['cachePanelAbilities', () => cachePanelAbilities(empty)],
    ['noteAwayQueries', () => noteAwayQueries(empty)],
    ['hashResetCodes', () => hashResetCodes(empty)],
    ['indexSessions', () => indexSessions(empty)],
    ['changedContentManager', () => changedContentManager({ services: {}, controllers: {} })],
  ])('%s', (_name, change) => {
    expect(change).toThrow(/no longer (has|keeps)|has no/);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { changes } from './testing/changes';

const modules = path.resolve(import.meta.dirname, '../../../node_modules');

/** A text of a module of Strapi that is there, or is not there, as a change needs it. */
interface Ground {
  readonly module: string;
  readonly holds?: string;
  readonly lacks?: string;
}

const admin = '@strapi/admin/dist/server/server/src';
const upload = '@strapi/upload/dist/server';
const contentManager = '@strapi/content-manager/dist/server';
const panel = '@strapi/admin/dist/admin';

const grounds: Readonly<Record<string, readonly Ground[]>> = {
  'server/only-add-to-schema': [
    { module: '@strapi/database/dist/schema/builder.js', holds: 'dropTable(' },
    { module: '@strapi/database/dist/schema/index.js', holds: 'await this.schemaDiff.diff({' },
    { module: '@strapi/core/dist/Strapi.js', holds: "await this.hook('strapi::content-types.beforeSync').call({" },
    { module: '@strapi/core/dist/Strapi.js', holds: 'await this.db.repair.removeOrphanMorphType({' },
  ],
  'server/keys-with-tables': [
    {
      module: '@strapi/database/dist/schema/builder.js',
      holds:
        'const schemaBuilder = this.getSchemaBuilder(trx);\n                await helpers.createTableForeignKeys(schemaBuilder, table);',
    },
    {
      module: '@strapi/database/dist/schema/builder.js',
      holds:
        'if (!db.dialect.canAlterConstraints()) {\n                (table.foreignKeys || []).forEach((foreignKey)=>createForeignKey(tableBuilder, foreignKey));',
    },
  ],
  'server/prepare-database-in-turn': [
    { module: '@strapi/core/dist/Strapi.js', holds: 'await this.db.schema.sync();' },
    { module: '@strapi/core/dist/Strapi.js', lacks: 'advisory' },
  ],
  'server/spare-strapi-work': [
    {
      module: `${contentManager}/services/content-types.js`,
      holds: 'return configurationService.syncConfigurations();',
    },
    { module: `${contentManager}/services/components.js`, holds: 'return configurationService.syncConfigurations();' },
    { module: `${admin}/services/role.js`, holds: 'const resetSuperAdminPermissions = async ()=>{' },
    { module: `${admin}/services/permission/queries.js`, holds: 'const cleanPermissionsInDatabase = async ()=>{' },
  ],
  'server/sort-as-spanish': [
    {
      module: '@strapi/database/dist/query/query-builder.js',
      holds: 'orderBy.toKnexOrderByDescriptor(db, tableName, this.alias, entry)',
    },
  ],
  'server/compare-permissions-by-key': [
    {
      module: `${admin}/services/role.js`,
      holds: 'fp.differenceWith(arePermissionsEqual, permissionsWithRole, existingPermissions)',
    },
    {
      module: `${admin}/services/role.js`,
      holds: 'const transformedPermissions = await hooks.willResetSuperAdminPermissions.call(permissions);',
    },
    {
      module: `${admin}/services/role.js`,
      holds:
        "const COMPARABLE_FIELDS = [\n    'conditions',\n    'properties',\n    'subject',\n    'action',\n    'actionParameters'\n];",
    },
  ],
  'server/create-permissions-at-once': [
    {
      module: `${admin}/services/permission/queries.js`,
      holds:
        "for (const permission of permissions){\n        const newPerm = await strapi.db.query('admin::permission').create({",
    },
  ],
  'server/routes/close-strapi-routes': [
    { module: `${upload}/routes/admin.js`, holds: "path: '/actions/upload-from-urls'" },
    { module: '@strapi/email/dist/server/routes/admin.js', holds: "method: 'POST',\n            path: '/'," },
    { module: `${admin}/routes/admin.js`, holds: "path: '/guided-tour-meta'" },
    { module: `${admin}/controllers/admin.js`, holds: 'async information () {' },
  ],
  'server/close-first-registration': [
    { module: `${admin}/routes/authentication.js`, holds: "path: '/register-admin'" },
    { module: `${admin}/controllers/admin.js`, holds: 'async init () {' },
  ],
  'server/routes/wrap-account-calls': [
    { module: `${admin}/routes/users.js`, holds: "authenticatedAdminRoute('PUT', '/users/me'" },
    { module: `${admin}/controllers/authenticated-user.js`, holds: 'if (currentPassword && userInfo.password) {' },
  ],
  'server/routes/keep-account-routes': [
    { module: '@strapi/plugin-users-permissions/dist/server/routes/index.js', holds: "'content-api': " },
  ],
  'server/routes/remember-routes': [
    { module: '@koa/router/lib/router.js', holds: 'for (let len = layers.length, i = 0; i < len; i++) {' },
  ],
  'server/media/guard-media-library': [
    { module: `${upload}/services/upload.js`, holds: 'async function upload({ data, files }, opts) {' },
    { module: `${upload}/services/upload.js`, holds: 'async function replace(id, { data, file }, opts) {' },
  ],
  'server/media/guard-media-changes': [
    { module: `${upload}/services/upload.js`, holds: 'async function updateFileInfo(id, {' },
    { module: `${upload}/services/upload.js`, holds: 'async function remove(file) {' },
    { module: `${upload}/services/file.js`, holds: 'const deleteByIds = async (ids = [])=>{' },
    { module: `${upload}/services/folder.js`, holds: 'const deleteByIds = async (ids = [])=>{' },
  ],
  'server/media/guard-media-moves': [
    { module: `${upload}/routes/admin.js`, holds: "path: '/actions/bulk-move'" },
    { module: `${upload}/services/folder.js`, holds: 'const update = async (id, { name, parent }, { user })=>{' },
  ],
  'server/guard-webhooks': [
    { module: '@strapi/core/dist/services/webhook-runner.js', holds: 'return this.fetch(url, {' },
  ],
  'server/keep-output-masks': [
    {
      module: `${contentManager}/controllers/collection-types.js`,
      holds: 'async.map(documents, strapiUtils.async.pipe(permissionChecker.sanitizeOutput, setStatus))',
    },
  ],
  'server/mask-queries': [
    {
      module: `${admin}/services/permission/permissions-manager/sanitize.js`,
      holds: 'if (sanitizedSort !== undefined) sanitizedQuery.sort = sanitizedSort;',
    },
    {
      module: `${admin}/services/permission/permissions-manager/permission-fields.js`,
      holds: 'shouldIncludeAll: fp.isEmpty(permittedFields) && !hasAtLeastOneRegistered',
    },
    {
      module: `${contentManager}/services/permission-checker.js`,
      holds: 'sanitizedQuery[action] = (query)=>sanitizedQuery(query, ACTIONS[action]);',
    },
  ],
  'server/keep-panel-abilities': [
    { module: `${admin}/strategies/admin.js`, holds: 'engine.generateUserAbility(user);' },
  ],
  'server/keep-security-headers': [
    {
      module: '@strapi/core/dist/middlewares/security.js',
      holds: 'let helmetConfig = fp.defaultsDeep(defaults, config);',
    },
    {
      module: '@strapi/core/dist/middlewares/security.js',
      holds: "const specialPaths = [\n            '/documentation'\n        ];",
    },
    {
      module: '@strapi/core/dist/middlewares/security.js',
      holds: 'return helmet__default.default(helmetConfig)(ctx, next);',
    },
  ],
  'server/keep-session-keys': [
    { module: '@strapi/core/dist/services/session-manager.js', holds: 'return config.jwtSecret;' },
    { module: 'jsonwebtoken/verify.js', holds: 'secretOrPublicKey = createPublicKey(secretOrPublicKey);' },
  ],
  'server/note-away-queries': [{ module: 'knex/lib/client.js', holds: 'async acquireConnection() {' }],
  'server/hash-off-the-loop': [
    { module: `${admin}/services/auth.js`, holds: 'bcrypt__default.default.compare(password, hash)' },
    {
      module: '@strapi/plugin-users-permissions/dist/server/services/user.js',
      holds: 'return bcrypt.compare(password, hash);',
    },
  ],
  'server/hash-reset-codes': [
    {
      module: `${admin}/services/auth.js`,
      holds: "const resetPasswordToken = index.getService('token').createToken();",
    },
    { module: `${admin}/services/auth.js`, holds: 'where: {\n            resetPasswordToken,' },
    { module: `${admin}/services/user.js`, holds: 'where: {\n            registrationToken\n' },
  ],
  'server/index-sessions': [
    { module: `${admin}/content-types/session.js`, holds: 'sessionId: {' },
    { module: `${admin}/content-types/session.js`, lacks: 'indexes' },
  ],
  'server/add-locale-attributes': [
    { module: '@strapi/i18n/dist/server/register.js', holds: "set(attributes, 'locale', {" },
    { module: '@strapi/i18n/dist/server/register.js', holds: "set(attributes, 'localizations', {" },
  ],
  'server/take-signals': [{ module: '@strapi/core/dist/index.js', holds: 'signals.destroyOnSignal(strapi);' }],
  'server/content-manager/many-relations': [
    { module: `${contentManager}/controllers/relations.js`, holds: 'async findExisting (ctx) {' },
    { module: `${contentManager}/controllers/relations.js`, holds: 'async extractAndValidateRequestInfo (ctx, id) {' },
  ],
  'server/content-manager/own-status': [
    { module: `${contentManager}/controllers/validation/dimensions.js`, holds: "error: 'Invalid status'" },
    {
      module: `${contentManager}/services/document-metadata.js`,
      holds: 'status: hasDraftAndPublish ? this.getStatus(document, meta.availableStatus) : undefined',
    },
  ],
  'server/content-manager/stale-writes': [
    {
      module: `${contentManager}/controllers/collection-types.js`,
      holds: 'const updatedVersion = await updateDocument(ctx);',
    },
  ],
  'server/content-manager/whole-removals': [
    { module: `${contentManager}/controllers/collection-types.js`, holds: 'async bulkDelete (ctx) {' },
  ],
  'admin/read-together': [
    { module: '@strapi/content-manager/dist/admin/services/relations.mjs', holds: 'getRelations: build.query({' },
  ],
  'admin/unused-services': [
    { module: `${panel}/ee/admin/src/services/ai.mjs`, holds: 'getAiFeatureConfig: builder.query({' },
    {
      module: '@strapi/i18n/dist/admin/services/aiLocalizationJobs.mjs',
      holds: 'getAILocalizationJobsByDocument: builder.query({',
    },
    { module: '@strapi/i18n/dist/admin/services/settings.mjs', holds: 'getSettings: builder.query({' },
    {
      module: '@strapi/content-manager/dist/admin/preview/services/preview.mjs',
      holds: 'getPreviewUrl: builder.query({',
    },
    { module: '@strapi/upload/dist/admin/future/services/settings.mjs', holds: 'getUploadSettings: builder.query({' },
    { module: `${panel}/admin/src/services/admin.mjs`, holds: 'getLicenseLimits: builder.query({' },
    { module: `${panel}/admin/src/services/admin.mjs`, holds: 'getLicenseTrialTimeLeft: builder.query({' },
    { module: `${panel}/admin/src/services/admin.mjs`, holds: 'getGuidedTourMeta: builder.query({' },
    { module: `${panel}/admin/src/services/homepage.mjs`, holds: 'getKeyStatistics: builder.query({' },
    { module: `${panel}/admin/src/services/homepage.mjs`, holds: 'getCountDocuments: builder.query({' },
  ],
  'admin/spanish-only': [
    { module: `${panel}/admin/src/StrapiApp.mjs`, holds: "localStorage.getItem(LANGUAGE_LOCAL_STORAGE_KEY) || 'en'" },
  ],
  'admin/developers-links': [
    { module: '@strapi/content-type-builder/dist/admin/index.mjs', holds: 'to: `plugins/${pluginId}`,' },
  ],
  'admin/spanish-document': [
    { module: '@strapi/admin/dist/admin/src/components/DefaultDocument.js', holds: 'lang: "en",' },
    { module: '@strapi/admin/dist/admin/src/components/DefaultDocument.js', holds: 'children: "Strapi Admin"' },
    { module: '@strapi/admin/dist/admin/src/components/NoJavascript.js', holds: 'children: "JavaScript disabled"' },
  ],
};

describe('what Strapi does is still what is changed here, or the tables of README.md have to be gone through', () => {
  const all = Object.entries(grounds).flatMap(([change, each]) => each.map((ground) => ({ change, ...ground })));

  test.each(all)('$change: $module', ({ module, holds, lacks }) => {
    const code = readFileSync(path.join(modules, module), 'utf8');
    if (holds !== undefined) expect(code).toContain(holds);
    if (lacks !== undefined) expect(code).not.toContain(lacks);
  });

  test('every change has its ground, or is a rewriting, which finds its text itself', () => {
    expect(Object.keys(grounds).sort()).toEqual(changes.filter((change) => !change.startsWith('admin/rewrites/')));
  });
});

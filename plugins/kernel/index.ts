/** The kernel's public surface for domain plugins. Everything else inside it is private. */
export * from './shared/money';
export * from './shared/dates';
export * from './shared/text';
export * from './shared/slices';
export {
  answerRecord,
  answerRecords,
  changeRecord as changeShaped,
  createRecord as createShaped,
  defineRecord,
  filePlaces,
  event,
  findRecord as findShaped,
  listParam,
  lockFresh as lockShaped,
  lockRecord as findLockedShaped,
  moveRecord as moveShaped,
  referringRefusals,
  removeRecord as removeShaped,
  type DefinedRecord,
  type MoveContext,
  type Source,
} from './server/src/shapes';
export {
  dayText,
  largestId,
  momentText,
  paging,
  pathId,
  recordId,
  typedId,
  typedNumber,
  typedWhole,
  yesOrNo,
} from './server/src/http/input.schema';
export { assertFresh, assertVersion } from './server/src/http/assert-fresh';
export * from './server/src/errors/refusal';
export { formatMessage, hasMessage, refusalText, type Messages } from './server/src/errors/messages';
export { parseInput } from './server/src/errors/zod-refusals';
export { rejectDangling, rejectDuplicate, violatedColumns } from './server/src/errors/unique-violation';
export * from './server/src/services/published';
export * from './server/src/services/strapi-service';
export * from './server/src/transactions/in-transaction';
export * from './server/src/transactions/isolate-faults';
export { quickRows } from './server/src/transactions/quick-rows';
export { workBeside } from './server/src/work/work-beside';
export * from './server/src/transactions/insert-row';
export { setAmounts } from './server/src/transactions/set-amounts';
export * from './server/src/transactions/on-conflict';
export { rejectUnknown, type Reference } from './server/src/transactions/refuse-unknown';
export { unpagedList } from './server/src/records/page-of';
export { now, nowInstant, today, freezeClock } from './server/src/clock/clock';
export { claimedRow, opensRow, readSigned, sign, signRow } from './server/src/tokens/signed';
export { holdsLink, quoteWords } from './server/src/mail/quote';
export { greeting } from './server/src/mail/greeting';
export { spend, spendIn, spenderOf, type Spending } from './server/src/rate-limit/spend';
export { ageMemories, memoryClock, memoryNow } from './server/src/clock/memory-clock';
export * from './server/src/permissions/actor';
export { requirePermission } from './server/src/permissions/needs';
export { getActor } from './server/src/permissions/actor-of';
export { registerRoleSource, type RoleSource } from './server/src/permissions/role-sources';
export { actorBehind, humanOf, isSameHuman, type Human } from './server/src/permissions/human';
export { personActor, forgetPerson } from './server/src/permissions/identity';
export { registerIdentityTables } from './server/src/permissions/identity-changes';
export { identitiesChanged } from './server/src/permissions/identity.events';
export {
  registerPersonalRights,
  type PersonalRights,
  type RightsHolder,
} from './server/src/permissions/personal-rights';
export { houseStrategy } from './server/src/permissions/strategy';
export { keepAccountRoutes, type AccountRoute } from './strapi/server/routes/keep-account-routes';
export { wrapAccountCalls } from './strapi/server/routes/wrap-account-calls';
export { takeSignals } from './strapi/server/take-signals';
export type { LiveSession, SessionTokens } from './server/src/sessions/session.types';
export { findLiveFamily } from './server/src/sessions/live-session';
export { findLiveSession } from './server/src/sessions/live-session';
export { listFamilies, type Family } from './server/src/sessions/list-families';
export { openFamily, openSession } from './server/src/sessions/open-session';
export { refreshSession } from './server/src/sessions/refresh-session';
export { endFamily, endPanelSessionsOf, endSessionsOf } from './server/src/sessions/end-sessions';
export { actsOf } from './server/src/audit/acts-of';
export { readAudit, type AuditEntry } from './server/src/audit/audit-of';
export { fetchLargePage, type LargeList } from './server/src/records/large-list';
export { whereAmong } from './server/src/records/where-among';
export { countRows, fetchPageBy, fetchPage, type PageOf } from './server/src/records/page-of';
export { idsFoundInPanel, type PanelList } from './server/src/records/found-in-panel';
export { parseIfMatch } from './server/src/http/if-match';
export { redactAudit } from './server/src/audit/redact';
export { recordAudit, recordAudits, type AuditFact } from './server/src/audit/record';
export * from './server/src/outbox/define-event';
export { AddressNotAllowed, guardedFetch, type GuardOptions } from './server/src/outgoing/guarded-fetch';
export { callService } from './server/src/outgoing/call-service';
export { jsonBody } from './server/src/outgoing/json-body';
export { partCache, type CacheKey, type CacheValue } from './server/src/outbox/part-cache';
export { registerHistories, registerResourceHistories, type HistoryType } from './server/src/histories/history-types';
export { changeFeed, missedEvents, type Change } from './server/src/outbox/change-feed';
export { EventMemory } from './server/src/outbox/event-memory';
export { eventVersions } from './server/src/outbox/event-version';
export { beginStamp, type BegunStamp, type Stamp } from './server/src/outbox/stamp';
export { stampedResponses, type StampedResponse } from './server/src/outbox/stamped-answers';
export { sayAnswer } from './server/src/http/say-answer';
export { sendJson, sendReady, type ReadyResponse } from './server/src/http/send-ready';
export { fileChanged } from './server/src/media-alts/file-changed.event';
export { emit } from './server/src/outbox/emit';
export { on, type Subscription } from './server/src/outbox/subscriptions';
export * from './server/src/jobs/define-job';
export { enqueue, type EnqueueOptions } from './server/src/jobs/enqueue';
export * from './server/src/machine/define-machine';
export * from './server/src/machine/move';
export { defineResource, writeRule } from './server/src/resources/define-resource';
export { otherLocales } from './server/src/resources/resource.store';
export {
  list as listRecords,
  show as showRecord,
  create as createRecord,
  amend as amendRecord,
  update as updateRecord,
  remove as removeRecord,
  pick as pickFields,
  type Page,
} from './server/src/resources/resource.service';
export { listQuery, type ListQuery } from './server/src/resources/query';
export { populateAsked } from './server/src/resources/populate';
export { flagConditions } from './server/src/resources/flag-conditions';
export { foldedColumn, indexedFold } from './server/src/resources/folded-column';
export { ensureTextIndexes } from './server/src/shapes/records/ensure-search-indexes';
export { ensureSearchIndex } from './server/src/resources/search-index';
export { registerPanelChecks } from './server/src/resources/panel-checks';
export { registerRemoval, registerResourceRemovals, removalRight } from './server/src/resources/panel-removals';
export type * from './server/src/resources/resource.types';
export { defineRoute, type RouteDefinition, type RouteRequest } from './server/src/routes/route.types';
export { cataloguedRoutes, type CataloguedRoute } from './server/src/routes/catalogue';
export { definePlugin, type PluginDefinition } from './server/src/plugin/define-plugin';
export { withLocale, localizedAttributes } from './server/src/locale/overlay';
export { say } from './server/src/locale/reader';
export { startWorker, stopWorker } from './server/src/jobs/worker';
export { stopJobs } from './server/src/jobs/running';
export { DependencyAway } from './server/src/dependencies/away-error';
export { registerDependency } from './server/src/health/readiness';
export { readyAnswer } from './server/src/health/health.middleware';
export { metricsOf } from './server/src/metrics/metrics';
export { serveMetrics } from './server/src/metrics/serve-metrics';
export { countOpenRequests } from './server/src/http/request-log.middleware';
export { logContext } from './server/src/work/work-context';
export { deliverMail, type DeliveredMail } from './server/src/mail/deliver-mail';
export { purgeKeptCredentials } from './server/src/mail/purge-credentials';
export { sendMail } from './server/src/mail/send-mail';
export type { Mail } from './server/src/mail/mail.schema';
export {
  storeFile,
  storeGeneratedFile,
  removeFile,
  throwIfAnyRefused,
  throwIfRefused,
  type FileTerms,
} from './server/src/files/store-file';
export { keepingFiles, type KeptFile, type LocalFile } from './server/src/files/keep-files';
export { receivingFiles, type FilePlaces } from './server/src/files/receive-files';
export { fileFacts } from './server/src/files/private-file.store';
export { recordFileReaders } from './server/src/files/file-readers';
export { fileHeaders } from './server/src/files/file-headers';
export { openFile, type OpenedFile } from './server/src/files/open-file';
export { checkUpload, requireSize, type UploadRules } from './server/src/files/check-upload';
export type { CheckedUpload } from './server/src/files/judged-file';
export { defineParser, type Parsed } from './server/src/parsing/parser';
export { parseOthers } from './server/src/parsing/parse-others';
export { assertOutsideTransaction } from './server/src/transactions/outside-transaction';
export { isSvgSafe } from './server/src/files/svg/svg-safety';
export { safeFileName } from './server/src/files/file-name';
export {
  defineExport,
  registerExports,
  type ExportColumn,
  type ExportDefinition,
  type ExportRequest,
} from './server/src/exports/define-export';
export { startExport } from './server/src/exports/start-export';
export { sendExport } from './server/src/exports/send-export';
export { writeXlsx } from './server/src/exports/write-xlsx';
export {
  registerRecordTypes,
  type FoundRecord,
  type RecordRef,
  type RecordType,
} from './server/src/records/record-types';
export { recordOfResource } from './server/src/records/record-of-resource';
export { conversationRoutes } from './server/src/conversations/conversation-routes';
export type { ConversationTerms, WrittenMessage } from './server/src/conversations/conversation.types';
export { attachDocument } from './server/src/attachments/attach-document';
export { findAlternativeTexts } from './server/src/media-alts/alts-of';
export { countJobs, type JobCounts } from './server/src/jobs/calls/count-jobs';
export { drainJobs } from './server/src/jobs/drain';
export { runOncePerRelease, type StartWork } from './server/src/start/once-for-the-code';
export { constraintName, databaseName, LONGEST_NAME, type NamedKind } from './server/src/schema/database-name';
export { permissionsState } from './server/src/start/permissions-state';
export { registerActingRule } from './server/src/permissions/acting-rules';
export {
  allFindables,
  findableOf,
  registerFindable,
  type FindContext,
  type Findable,
  type Hit,
} from './server/src/finding/findable';
export { findableOfResource } from './server/src/finding/findable-of-resource';
export { countOldest, registerWaiting, type Waiting } from './server/src/waiting/waiting';
export { registerSetupSteps, rowsExist, type SetupStep } from './server/src/setup/setup-steps';
export { monthsBack } from './server/src/dashboards/period';
export { registerWidgets, type Widget, type WidgetPeriod, type WidgetRow } from './server/src/dashboards/widgets';
export { getLocale } from './server/src/http/locale';
export type { Core } from '@strapi/strapi';
export { resourceOutput } from './server/src/routes/resource-routes';
export { definedPlugins, type DefinedPlugin, type StrapiRoute } from './server/src/routes/defined-plugins';
export { openApiDocument } from './server/src/openapi/openapi.document';
export {
  dataOutput,
  emptyOutput,
  fileOutput,
  isFileOutput,
  listOutput,
  paginationOutput,
  recordOutput,
  type FileOutput,
  type Output,
} from './server/src/outputs/output';
export {
  amountOutput,
  currencyOutput,
  dayOutput,
  instantOutput,
  namedOutput,
  privateFileOutput,
  referenceOutput,
} from './server/src/outputs/parts';

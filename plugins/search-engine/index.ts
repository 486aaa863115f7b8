export { openEmbeddedEngine } from './src/embedded-engine';
export { answerInThread } from './src/threads/answer-in-thread';
export type { Vocabulary, Units } from './src/vocabulary';
export type { IndexSettings } from './src/storage/settings';

// The protocol, for those who answer it themselves in front of the engine.
export { ApiError } from './src/api-error';
export { filterAttributes } from './src/filter/filter-ast';
export { parseFilter } from './src/filter/filter-parser';
export {
  bothFilters,
  deriveKey,
  refused,
  ruleFor,
  signTenantToken,
  verifiedClaims,
  type SearchRules,
  type TenantClaims,
} from './src/access/tenant-token';

// The engine's idea of a word, for documents and queries that are made to fit it.
export { typosBetween } from './src/text/distance';
export { hasDigit, joined, tokensOf } from './src/text/tokens';
export { gluedUnitTerm, unitTerm } from './src/text/units';

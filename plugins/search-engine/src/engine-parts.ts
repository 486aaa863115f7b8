import type { Keys } from './access/keys';
import type { BodyCache } from './query/body-cache';
import type { CandidateCache } from './query/candidate-cache';
import type { Dictionaries } from './query/dictionary';
import type { TextReader } from './query/read-texts';
import type { SearchDatabase } from './storage/database';
import type { Documents } from './storage/documents';
import type { Indexes } from './storage/indexes';
import type { Stats } from './storage/stats';
import type { Tasks } from './storage/tasks';
import type { KnownVocabulary } from './vocabulary';

/** The parts of the engine on one connection, as the calls of the protocol use them. */
export interface EngineParts {
  readonly db: SearchDatabase;
  readonly indexes: Indexes;
  readonly documents: Documents;
  readonly dictionaries: Dictionaries;
  readonly candidates: CandidateCache;
  readonly bodies: BodyCache;
  readonly reader: TextReader;
  readonly vocabulary: KnownVocabulary;
  readonly tasks: Tasks;
  readonly stats: Stats;
  readonly keys: Keys;
}

import { ApiError } from './api-error';
import { accessOf, requireAction, requireIndex, type Access } from './access/access';
import type { EngineParts } from './engine-parts';
import { documentRoutes } from './http/document-routes';
import { indexRoutes } from './http/index-routes';
import type { EngineAnswer, EngineRequest } from './http/request';
import { matchPath, type Route } from './http/route';
import { searchRoutes } from './http/search-routes';
import { settingsRoutes } from './http/settings-routes';
import { systemRoutes } from './http/system-routes';
import { taskRoutes } from './http/task-routes';
import { Keys } from './access/keys';
import { BodyCache } from './query/body-cache';
import { CandidateCache } from './query/candidate-cache';
import { Dictionaries } from './query/dictionary';
import { TextReader } from './query/read-texts';
import { SearchDatabase } from './storage/database';
import { ChangeNotes } from './storage/document-changes';
import { Documents } from './storage/documents';
import { Indexes } from './storage/indexes';
import { Stats } from './storage/stats';
import { Tasks } from './storage/tasks';
import { knownVocabulary, type KnownVocabulary, type Vocabulary } from './vocabulary';

const ROUTES: Route[] = [
  ...searchRoutes,
  ...documentRoutes,
  ...indexRoutes,
  ...settingsRoutes,
  ...taskRoutes,
  ...systemRoutes,
];

interface Match {
  route: Route;
  parts: Map<string, string>;
}

function findRoute({ method, path }: Pick<EngineRequest, 'method' | 'path'>): Match | undefined {
  for (const route of ROUTES) {
    const parts = route.method === method ? matchPath(route.path, path) : undefined;
    if (parts !== undefined) return { route, parts };
  }
  return undefined;
}

/** The call of the protocol that a request makes; undefined when there is none. */
export const routeOf = (request: Pick<EngineRequest, 'method' | 'path'>): Route | undefined =>
  findRoute(request)?.route;

/** As a server answers a path that it does not know: without a body. */
const NO_SUCH_ROUTE: EngineAnswer = { status: 404, body: undefined };

export interface EngineOptions {
  /** The search file. Several processes may have it open. */
  file: string;
  /** The secret that API keys are made from, as on a server. */
  masterKey: string;
}

/** The engine on one connection: answers calls of the protocol, one at a time, where it runs. */
export class EngineCore implements EngineParts {
  readonly db: SearchDatabase;
  readonly indexes: Indexes;
  readonly documents: Documents;
  readonly dictionaries: Dictionaries;
  readonly candidates: CandidateCache;
  readonly bodies = new BodyCache();
  readonly reader: TextReader;
  readonly vocabulary: KnownVocabulary;
  readonly tasks: Tasks;
  readonly stats: Stats;
  readonly keys: Keys;

  constructor({ file, masterKey }: EngineOptions, vocabulary?: Vocabulary) {
    this.vocabulary = knownVocabulary(vocabulary);
    this.reader = new TextReader(this.vocabulary.units);
    this.db = new SearchDatabase(file);
    this.indexes = new Indexes(this.db, this.vocabulary);
    const notes = new ChangeNotes();
    this.documents = new Documents(this.db, this.indexes, { vocabulary: this.vocabulary, notes });
    this.dictionaries = new Dictionaries(this.db);
    this.candidates = new CandidateCache(this.db);
    this.stats = new Stats(this.db, this.indexes);
    this.keys = new Keys(this.db, masterKey);
    this.tasks = new Tasks(this.db, notes, () => {
      this.documents.texts.forget();
      this.indexes.forget();
    });
  }

  /** Answers a request. FieldErrors are answers too; a defect of the engine is thrown. */
  answer(request: EngineRequest): EngineAnswer {
    try {
      const match = findRoute(request);
      if (match === undefined) return NO_SUCH_ROUTE;
      if (match.route.isWrite === true) return this.run(match, request);
      return this.db.read(() => this.run(match, request));
    } catch (error) {
      if (error instanceof ApiError) return { status: error.status, body: error.toBody() };
      throw error;
    }
  }

  private run({ route, parts }: Match, request: EngineRequest): EngineAnswer {
    const access = this.authorised(route, request);
    const part = (name: string): string => parts.get(name) ?? '';
    const uid = parts.get('uid');
    if (uid !== undefined && route.path.startsWith('indexes/')) requireIndex(access, uid);
    const parameters = new URLSearchParams(request.query);
    const metadata = parameters.get('customMetadata') ?? undefined;
    return route.answer({
      core: this,
      request,
      parameters,
      part,
      access,
      taskOf: (type, indexUid, details) => ({ type, indexUid, details, metadata }),
    });
  }

  private authorised({ action }: Route, { authorization }: EngineRequest): Access {
    if (action === null) return { actions: [], indexes: [] };
    const access = accessOf(authorization, this.keys, new Date());
    requireAction(access, action);
    return access;
  }

  close(): void {
    this.db.close();
  }
}

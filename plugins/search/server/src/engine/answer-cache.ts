import type { SearchDatabase } from './storage/database';
import type { EngineAnswer, EngineRequest } from './http/request';

/**
 * Answers to searches already made, while nothing in the file changes: people who type ask for the same beginnings. The key holds the
 * bearer, so no answer crosses audiences; it is consulted after the bearer was checked, so an expired token gets nothing from it.
 */
export class AnswerCache {
  private readonly answers = new Map<string, EngineAnswer>();
  private version = -1;

  constructor(
    private readonly db: SearchDatabase,
    private readonly size: number,
  ) {}

  get(request: EngineRequest, answer: () => EngineAnswer): EngineAnswer {
    if (this.size === 0) return answer();
    this.dropIfChanged();
    const key = `${request.authorization} ${request.path.join('/')} ${request.query} ${request.body}`;
    const known = this.answers.get(key);
    if (known !== undefined) {
      this.answers.delete(key);
      this.answers.set(key, known);
      return known;
    }
    const made = answer();
    this.answers.set(key, made);
    if (this.answers.size > this.size) this.answers.delete(this.answers.keys().next().value ?? '');
    return made;
  }

  /** SQLite's data_version moves with every commit of another connection; searching threads never write. */
  private dropIfChanged(): void {
    const version = Number(this.db.sqlite.pragma('data_version', { simple: true }));
    if (version === this.version) return;
    this.version = version;
    this.answers.clear();
  }
}

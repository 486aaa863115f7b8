import type { EngineAnswer, EngineRequest } from './http/request';

interface Kept {
  readonly version: number | undefined;
  readonly answer: Promise<EngineAnswer>;
}

/**
 * Answers to searches already made, while nothing in the file changes: people who type ask for the same beginnings. The key holds the
 * bearer, so no answer reaches whom it was not made for. Whoever asks while an answer is made waits for the same.
 */
export class ResponseCache {
  private readonly answers = new Map<string, Kept>();
  private version: number | undefined;

  constructor(
    /** A number that moves with every change of the file; undefined while there is none. */
    private readonly versionOf: () => number | undefined,
    private readonly size: number,
  ) {}

  get(request: EngineRequest, answer: () => Promise<EngineAnswer>): Promise<EngineAnswer> {
    this.dropIfChanged();
    if (this.version === undefined) return answer();
    const key = `${request.authorization} ${request.path.join('/')} ${request.query} ${request.body}`;
    const known = this.answers.get(key);
    this.answers.delete(key);
    const kept = known ?? { version: this.version, answer: answer() };
    this.answers.set(key, kept);
    if (known === undefined) this.settle(key, kept);
    if (this.answers.size > this.size) this.answers.delete(this.answers.keys().next().value ?? '');
    return kept.answer;
  }

  /** What was refused or failed is asked again; so is what was made while the file changed, of which nobody knows whether it saw it. */
  private settle(key: string, kept: Kept): void {
    const forget = (): void => {
      if (this.answers.get(key) === kept) this.answers.delete(key);
    };
    kept.answer.then(({ status }) => {
      if (status >= 400 || this.versionOf() !== kept.version) forget();
    }, forget);
  }

  private dropIfChanged(): void {
    const version = this.versionOf();
    if (version === this.version) return;
    this.version = version;
    this.answers.clear();
  }
}

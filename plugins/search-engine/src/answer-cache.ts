import type { EngineAnswer, EngineRequest } from './http/request';
import { isChanged, shownDocuments, type ShownDocuments } from './shown-documents';
import type { FileChanges } from './storage/file-changes';

interface Kept {
  readonly answer: Promise<EngineAnswer>;
  /** Undefined until it is made: until then any change may be one of it. */
  shown?: ShownDocuments;
}

/**
 * Answers to searches already made, while nothing changes of what they show and are found by: people who type ask for the same beginnings.
 * The key holds the bearer, so no answer reaches whom it was not made for. Whoever asks while an answer is made waits for the same.
 */
export class ResponseCache {
  private readonly answers = new Map<string, Kept>();
  private version: number | undefined;
  private task = 0;

  constructor(
    private readonly file: Pick<FileChanges, 'version' | 'since'>,
    private readonly size: number,
  ) {}

  get(request: EngineRequest, answer: () => Promise<EngineAnswer>): Promise<EngineAnswer> {
    this.dropChanged();
    if (this.version === undefined) return answer();
    const key = `${request.authorization} ${request.path.join('/')} ${request.query} ${request.body}`;
    const known = this.answers.get(key);
    this.answers.delete(key);
    const kept: Kept = known ?? { answer: answer() };
    this.answers.set(key, kept);
    if (known === undefined) this.settle(key, kept, request);
    if (this.answers.size > this.size) this.answers.delete(this.answers.keys().next().value ?? '');
    return kept.answer;
  }

  /** Answers that were refused or failed are asked for again. What changes while an answer is made is looked at by the next who asks. */
  private settle(key: string, kept: Kept, request: EngineRequest): void {
    const forget = (): void => {
      if (this.answers.get(key) === kept) this.answers.delete(key);
    };
    kept.answer.then(({ status, body }) => {
      if (status >= 400) forget();
      else kept.shown = shownDocuments(request, body);
    }, forget);
  }

  private dropChanged(): void {
    const version = this.file.version();
    if (version === this.version) return;
    const { last, documents } = this.file.since(this.task);
    this.version = version;
    this.task = last;
    if (documents === null) return this.answers.clear();
    for (const [key, { shown = null }] of this.answers) if (isChanged(shown, documents)) this.answers.delete(key);
  }
}

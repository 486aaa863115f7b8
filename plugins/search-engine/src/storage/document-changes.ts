/** A document that was replaced by one with the same words and rank, found by what it was found by. */
export interface DocumentChange {
  /** The index. */
  readonly uid: string;
  /** The attribute that identifies its documents, and the document's value of it as text. */
  readonly primaryKey: string;
  readonly id: string;
  /** Names of the attributes that are others now. */
  readonly attributes: readonly string[];
}

/** More than so many are told as everything: whoever looks at them compares each with all that it keeps. */
const mostNoted = 200;

/** Notes the documents that a task changes. A task that notes nothing may have changed everything. */
export class ChangeNotes {
  private noted: DocumentChange[] | null = null;

  begin(): void {
    this.noted = null;
  }

  /** From here on the task changes the documents that are noted, and nothing else. */
  only(changes: readonly DocumentChange[]): void {
    this.noted = changes.length > mostNoted ? null : [...changes];
  }

  /** Returns them as they are stored beside the task; null for everything. */
  text(): string | null {
    return this.noted === null ? null : JSON.stringify(this.noted);
  }
}

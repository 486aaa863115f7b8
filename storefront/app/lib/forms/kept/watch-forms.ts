import type { Drafts, TypedValues } from './drafts';
import { changedNames, formName, isKept, KEPT_FORM, putAll, putValues, valuesOf } from './fields';
import { showGivenBack } from './given-back-notice';

export interface Watching {
  /** Whose forms they are. */
  readonly owner: string;
  readonly texts: { readonly givenBack: string; readonly discard: string };
}

interface Watched {
  /** Who typed: the session may end while the form stands there. */
  readonly owner: string;
  readonly name: string;
  /** Names of fields that somebody typed into. */
  readonly typed: Set<string>;
  /** What was kept of it was given back, as far as it has a place. */
  isRead: boolean;
  /** What has no place in the form yet: it waits for the field, or the choice, that it belongs to. */
  waiting: TypedValues;
  notice: HTMLElement | null;
}

/**
 * Keeps what is typed into the forms of the store until it is sent, and gives it back where it was lost: the session ended, the form was
 * refused, the connection or the browser was gone. One for the whole document: forms that come later are watched too.
 */
export class FormWatch {
  private readonly forms = new WeakMap<HTMLFormElement, Watched>();
  private readonly sent: { readonly path: string; readonly form: HTMLFormElement }[] = [];
  private readonly observer = new MutationObserver(() => this.giveBack());
  private isGiving = false;

  constructor(
    private readonly watching: Watching,
    private readonly drafts: Drafts,
  ) {}

  start(): void {
    this.drafts.tidy(this.watching.owner);
    document.addEventListener('input', this.note);
    document.addEventListener('change', this.note);
    document.addEventListener('submit', this.noteSending, true);
    this.observer.observe(document.body, { childList: true, subtree: true });
    this.giveBack();
  }

  stop(): void {
    document.removeEventListener('input', this.note);
    document.removeEventListener('change', this.note);
    document.removeEventListener('submit', this.noteSending, true);
    this.observer.disconnect();
  }

  /** Says how a form went that was sent to a path: what was taken is forgotten, what was refused stays. */
  settle(path: string, isTaken: boolean): void {
    for (const each of this.sent.splice(0)) {
      if (each.path !== path) this.sent.push(each);
      else if (isTaken) this.forget(each.form);
    }
  }

  private readonly note = ({ target }: Event): void => {
    if (this.isGiving || !isKept(target) || target.form === null) return;
    const form = target.form;
    const watched = this.watched(form);
    watched.typed.add(target.name);
    const { [target.name]: _typed, ...waiting } = watched.waiting;
    watched.waiting = waiting;
    this.write(form, watched);
  };

  private readonly noteSending = ({ target }: Event): void => {
    if (!(target instanceof HTMLFormElement) || !target.matches(KEPT_FORM)) return;
    const { pathname } = new URL(target.getAttribute('action') ?? '', location.href);
    this.sent.push({ path: pathname, form: target });
  };

  private giveBack(): void {
    if (this.isGiving) return;
    this.isGiving = true;
    try {
      for (const form of document.querySelectorAll<HTMLFormElement>(KEPT_FORM)) this.giveBackTo(form);
    } finally {
      this.isGiving = false;
    }
  }

  private giveBackTo(form: HTMLFormElement): void {
    const watched = this.watched(form);
    const values = watched.isRead ? watched.waiting : this.keptOf(form, watched);
    watched.isRead = true;
    if (Object.keys(values).length === 0) return;
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, valuesOf(form, name)]));
    const { put, waiting } = putAll(form, values);
    for (const name of Object.keys(values)) if (!waiting.includes(name)) watched.typed.add(name);
    watched.waiting = Object.fromEntries(waiting.map((name) => [name, values[name] ?? []]));
    if (put.length > 0) watched.notice ??= showGivenBack(form, this.watching.texts, () => this.discard(form, before));
  }

  /** What was kept of a form, but of what was typed into it before anybody listened: that is newer. */
  private keptOf(form: HTMLFormElement, watched: Watched): TypedValues {
    const kept = Object.entries(this.drafts.read(watched.owner, watched.name) ?? {});
    for (const name of changedNames(form)) watched.typed.add(name);
    const older = Object.fromEntries(kept.filter(([name]) => !watched.typed.has(name)));
    if (watched.typed.size > 0) this.write(form, { ...watched, waiting: older });
    return older;
  }

  private write(form: HTMLFormElement, { owner, name, typed, waiting }: Watched): void {
    const values = Object.fromEntries([...typed].map((each) => [each, valuesOf(form, each)]));
    this.drafts.write(owner, name, { ...waiting, ...values });
  }

  private watched(form: HTMLFormElement): Watched {
    const known = this.forms.get(form);
    if (known !== undefined) return known;
    const { owner } = this.watching;
    const name = formName(form, location.pathname);
    const watched: Watched = { owner, name, typed: new Set(), isRead: false, waiting: {}, notice: null };
    this.forms.set(form, watched);
    return watched;
  }

  /** Puts back what stood in the form before. */
  private discard(form: HTMLFormElement, before: TypedValues): void {
    this.isGiving = true;
    for (const [name, values] of Object.entries(before)) putValues(form, name, values);
    this.isGiving = false;
    this.forget(form);
  }

  private forget(form: HTMLFormElement): void {
    const watched = this.forms.get(form);
    if (watched === undefined) return;
    this.drafts.forget(watched.owner, watched.name);
    watched.notice?.remove();
    this.forms.set(form, { ...watched, typed: new Set(), waiting: {}, notice: null });
  }
}

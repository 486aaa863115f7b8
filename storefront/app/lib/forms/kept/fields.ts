import type { TypedValues } from './drafts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is never kept, of whichever form: nobody types it, or it is a secret, a code or a means of payment. */
const unkeptTypes = new Set(['hidden', 'password', 'file', 'submit', 'button', 'reset', 'image']);
const secret = /password|one-time-code|\bcc-/;

/** Matches forms that may hold something typed; `data-unkept` on a form, or on a part of it, says that nothing is kept of it. */
export const KEPT_FORM = 'form[method="post"]:not([data-unkept])';

/** Matches a field in such a form. */
export const KEPT_FIELD = `${KEPT_FORM} :is(textarea, select, input:not([type="hidden"], [type="password"], [type="file"]))`;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** Tells whether what is typed into an element of a form is kept. */
export const isKept = (element: EventTarget | null): element is Field =>
  element instanceof Element &&
  isField(element) &&
  element.name !== '' &&
  element.form?.matches(KEPT_FORM) === true &&
  element.closest('[data-unkept]') === null &&
  !unkeptTypes.has(element.type) &&
  !secret.test(element.autocomplete);

const named = (form: HTMLFormElement, name: string): Field[] =>
  [...form.elements].filter((element): element is Field => isKept(element) && element.name === name);

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Reads what the fields of a name hold; of boxes and choices, those that are ticked. */
export const valuesOf = (form: HTMLFormElement, name: string): readonly string[] =>
  named(form, name).flatMap((field) => (isTicked(field) && !field.checked ? [] : [field.value]));

const isSelected = (option: HTMLOptionElement): boolean => option.selected !== option.defaultSelected;

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ defaultSelected }) => defaultSelected) && [...field.options].some(isSelected);
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Lists the names of fields that hold something else than they came with: typed before anybody kept it. */
export const changedNames = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(
    [...form.elements]
      .filter(isKept)
      .filter(isChanged)
      .map(({ name }) => name),
  );

/** Names a form among those of its page and owner: where it is sent, and what its hidden fields say it is about. */
export function formName(form: HTMLFormElement, page: string): string {
  const action = (form.getAttribute('action') ?? '').split('?')[0] ?? '';
  const about = [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.type === 'hidden' && /^intent$|(^|_)id$/.test(element.name)
      ? [`${element.name}=${element.value}`]
      : [],
  );
  return [page, action, ...about.sort()].join(' ');
}

/** How putting values into the fields of a name went: they hold them already, hold them now, or there is no place for them yet. */
export type Putting = 'same' | 'put' | 'no place';

/** Puts values into the fields of a name as if they were typed, so that what depends on them follows. */
export function putValues(form: HTMLFormElement, name: string, values: readonly string[]): Putting {
  const fields = named(form, name);
  if (fields.length === 0) return 'no place';
  const results = fields.map((field, at) => (isTicked(field) ? tick(field, values) : write(field, values[at])));
  if (results.includes('no place')) return 'no place';
  return results.includes('put') ? 'put' : 'same';
}

function tick(field: HTMLInputElement, values: readonly string[]): Putting {
  const isWanted = values.includes(field.value);
  // A choice is undone by another one alone.
  if (field.checked === isWanted || field.disabled || (field.type === 'radio' && !isWanted)) return 'same';
  field.click();
  return 'put';
}

function write(field: Field, value: string | undefined): Putting {
  if (value === undefined || field.value === value) return 'same';
  if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))
    return 'no place';
  // React hears of a value that was set past its own setter.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return 'put';
}

/** Puts all values of a draft. Returns the names that changed something, and those that have no place yet. */
export function putAll(form: HTMLFormElement, values: TypedValues) {
  const results = Object.entries(values).map(([name, each]) => [name, putValues(form, name, each)] as const);
  const names = (wanted: Putting) => results.flatMap(([name, result]) => (result === wanted ? [name] : []));
  return { put: names('put'), waiting: names('no place') };
}

interface Texts {
  readonly givenBack: string;
  readonly discard: string;
}

/** Says at the beginning of a form that what was typed is there again, with the way to do without it. Returns the notice. */
export function showGivenBack(form: HTMLFormElement, texts: Texts, discard: () => void): HTMLElement {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'status');
  notice.className =
    'col-span-full flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-accent-soft px-3 py-2 text-sm text-accent-strong';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link';
  button.textContent = texts.discard;
  button.addEventListener('click', discard);
  notice.append(texts.givenBack, button);
  form.prepend(notice);
  return notice;
}

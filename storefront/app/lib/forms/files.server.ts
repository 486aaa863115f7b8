/** The files of a form that somebody chose: an empty field of the browser is none. */
export const chosenFiles = (form: FormData, name: string): File[] =>
  form.getAll(name).filter((value): value is File => value instanceof File && value.size > 0);

/** The body of a call with files: their data as JSON beside them. */
export function uploadOf(data: unknown, name: string, files: readonly File[]): FormData {
  const body = new FormData();
  body.set('data', JSON.stringify(data));
  for (const file of files) body.append(name, file, file.name);
  return body;
}

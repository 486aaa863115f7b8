const CONSONANT_BEFORE_ES = /[^aeiou\d]es$/;
const MIN_SINGULAR = 3;

/** Possible singulars of a folded Spanish word, itself first ('luces' gives luces, luce, luz). */
function singularsOf(word: string): string[] {
  const forms = [word];
  if (!word.endsWith('s') || /\d/.test(word)) return forms;
  if (word.length > MIN_SINGULAR) forms.push(word.slice(0, -1));
  if (word.endsWith('ces')) forms.push(`${word.slice(0, -3)}z`);
  else if (CONSONANT_BEFORE_ES.test(word)) forms.push(word.slice(0, -2));
  return forms.filter((form) => form.length >= MIN_SINGULAR);
}

function pluralsOf(word: string): string[] {
  if (/[\ds]$/.test(word)) return [];
  if (word.endsWith('z')) return [`${word.slice(0, -1)}ces`];
  return /[aeiou]$/.test(word) ? [`${word}s`] : [`${word}es`, `${word}s`];
}

/**
 * The singular and plural forms a folded Spanish word may have in a text. It is wider than the language:
 * the caller keeps those that its dictionary knows. Gender is left alone ('puerto' is not 'puerta').
 */
export function numberForms(word: string): string[] {
  if (word.length < MIN_SINGULAR || /^\d+$/.test(word)) return [word];
  const singulars = singularsOf(word);
  return [...new Set([...singulars, ...singulars.flatMap(pluralsOf)])];
}

/** Matches what a program that shows mails makes a link of: a scheme, 'www.', an address with a path. One pass over the text. */
const link = /:\/\/|\bwww\.|\b[a-z0-9-]{1,63}\.[a-z]{2,24}(?:\/|\b(?!@))/i;

/** Tells whether a text leads elsewhere. A mail address does not: nothing is opened by it. */
export const holdsLink = (text: string): boolean => link.test(text.replace(/[\w.+-]{1,64}@[\w.-]{1,255}/g, ' '));

/** Writes somebody's own words into a mail of the house, as theirs: who says it, and each line marked. */
export const quoteWords = (by: string, words: string): string =>
  [`${by} escribe:`, ...words.split(/\r\n|\r|\n/).map((line) => `> ${line}`)].join('\n');

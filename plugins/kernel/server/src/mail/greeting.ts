/** Matches what a program that shows mails turns into a link, or a person takes for an address: no name holds it. */
const leadsElsewhere = /[/\\@:<>\d]|www\.|\.[a-z]{2}/i;

/**
 * Greets a person by the name that somebody typed, who may have typed somebody else's address beside it: a name that holds an address or
 * that no name is as long as is left out, so that the house's mails carry nobody's message.
 */
export function greeting(name: string): string {
  const given = name.trim();
  return given === '' || given.length > 80 || leadsElsewhere.test(given) ? 'Hola:' : `Hola, ${given}:`;
}

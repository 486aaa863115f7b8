/** Counts choices of a field that may tell one of them twice. */
export interface OneChoice {
  /** The person looks for something again: the next choice counts. */
  readonly begin: () => void;
  /** Whether what is told now is a choice of its own; from then on nothing is until `begin`. */
  readonly counts: () => boolean;
}

/**
 * The panel's combobox tells its choice again when it loses the focus, or is disabled while the choice is saved, as long as
 * its text stands there: only the first one after the list was opened or typed into is a choice.
 */
export function oneChoice(): OneChoice {
  let isMade = false;
  return {
    begin: () => {
      isMade = false;
    },
    counts: () => {
      const isFirst = !isMade;
      isMade = true;
      return isFirst;
    },
  };
}

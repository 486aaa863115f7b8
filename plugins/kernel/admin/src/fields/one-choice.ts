/** Filter of a field's repeated choice events. */
export interface OneChoice {
  /** Lets the next choice count: the person searches again. */
  readonly begin: () => void;
  /** Returns true at the first call, and at the first after each `begin`; false at others. */
  readonly counts: () => boolean;
}

/**
 * Creates a filter for the panel's combobox, which reports its choice again when it loses the focus or is disabled while the
 * choice is saved: only the first report after the list was opened or typed into counts.
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

/** Vacations by the law (LFT art. 76 and 78, reform of 2023): days of the first five years, then two more every five. */
export const VACATIONS = {
  firstYears: [12, 14, 16, 18, 20],
  fromSixthYear: 22,
  more: 2,
  everyYears: 5,
  /** They are given within six months of the anniversary and prescribe a year later (LFT art. 81 and 516). */
  monthsToTake: 18,
} as const;

/** Days before the end of a contract or a document from which it is warned about. */
export const WARNING_DAYS = { soon: 30, urgent: 7 } as const;

/** Rows of `GET /antiquity-vacations`: so many years of service. */
export const ANTIQUITY_YEARS_SHOWN = 45;

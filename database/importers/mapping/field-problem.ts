/** Why a field of a row cannot be accepted, in Spanish. */
export interface FieldProblem {
  field: string;
  reason: string;
}

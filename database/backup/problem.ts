/** A backup or its restoration cannot be done; the text, in Spanish, says why and what to do. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

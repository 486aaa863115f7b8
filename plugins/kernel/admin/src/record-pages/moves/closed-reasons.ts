import type { NextMove } from '../options';

const unsaved = 'Hay cambios sin guardar: guárdalos o descártalos antes';

/** Returns why a move cannot be made now; none when it can. What is not saved would not count for it. */
export const closedReasons = ({ reasons }: NextMove, isUnsaved: boolean): readonly string[] =>
  isUnsaved ? [unsaved] : reasons;

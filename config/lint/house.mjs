import { casesByHand } from './cases-by-hand.mjs';
import { clockInRules } from './clock-in-rules.mjs';
import { ownTables } from './own-tables.mjs';
import { plainDocstrings } from './plain-docstrings.mjs';
import { processEnv } from './process-env.mjs';
import { serviceLookup } from './service-lookup.mjs';
import { types } from './types.mjs';
import { uidLiteral } from './uid-literal.mjs';

/** What mistakes taught this house, as rules of the linter. */
export const house = {
  rules: {
    types,
    'cases-by-hand': casesByHand,
    'process-env': processEnv,
    'clock-in-rules': clockInRules,
    'uid-literal': uidLiteral,
    'service-lookup': serviceLookup,
    'own-tables': ownTables,
    'plain-docstrings': plainDocstrings,
  },
};

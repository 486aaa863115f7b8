import { casesByHand } from './cases-by-hand.mjs';
import { clockInRules } from './clock-in-rules.mjs';
import { madePattern } from './made-pattern.mjs';
import { ownTables } from './own-tables.mjs';
import { plainDocstrings } from './plain-docstrings.mjs';
import { processEnv } from './process-env.mjs';
import { rescanningPattern } from './rescanning-pattern.mjs';
import { serviceLookup } from './service-lookup.mjs';
import { uidLiteral } from './uid-literal.mjs';

/** What mistakes taught this house, as rules of the linter. */
export default {
  meta: { name: 'house' },
  rules: {
    'cases-by-hand': casesByHand,
    'process-env': processEnv,
    'clock-in-rules': clockInRules,
    'uid-literal': uidLiteral,
    'service-lookup': serviceLookup,
    'own-tables': ownTables,
    'plain-docstrings': plainDocstrings,
    'rescanning-pattern': rescanningPattern,
    'made-pattern': madePattern,
  },
};

import { assertOutsideTransaction } from '../transactions/outside-transaction';
import { currentCaller } from '../work/work-context';
import type { Parsed, Parser } from './parser';
import { parserPool } from './parser-pool';

/**
 * Parses what others sent in a process of its own, bounded in time and in memory with buffers, in the turn of whoever sent it. Throws
 * RateLimitError where too much of theirs waits, or ended its process. Never inside a transaction.
 */
export async function parseOthers<Input, Output>(parser: Parser<Input, Output>, input: Input): Promise<Parsed<Output>> {
  assertOutsideTransaction(`parser ${parser.name}`);
  const answer = await parserPool.run(parser as unknown as Parser<never, unknown>, input, currentCaller());
  if (answer === null) return { problem: 'heavy' };
  return 'error' in answer ? { problem: 'failed' } : { value: answer.value as Output };
}

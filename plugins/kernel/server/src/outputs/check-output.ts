import { env } from '@mayorista/config';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { z } from 'zod';
import { AppError } from '../errors/refusal';
import { isFileOutput, type Output } from './output';

/** A route answered something else than it declares; tests read in the 500 what that is. */
export class UndeclaredAnswer extends AppError {
  readonly status = 500;
  readonly name = 'UndeclaredAnswer';
}

/** Compares a response with its route's output. */
export type OutputCheck = (route: string, output: Output, ctx: Answered) => void;

type Answered = Pick<Context, 'status' | 'body' | 'query' | 'type'>;

/** Returns the check of responses: in tests it throws UndeclaredAnswer, in development it logs an error; null in production. */
export function outputCheck(strapi: Core.Strapi): OutputCheck | null {
  const { mode } = env();
  if (mode === 'production') return null;
  if (mode === 'test') return checkOutput;
  return (...call) => {
    try {
      checkOutput(...call);
    } catch (error) {
      // The page that a developer looks at still works; the log says what to declare.
      strapi.log.error((error as Error).message);
    }
  };
}

/** Tells whether the caller asked for fewer fields (`fields`) and for relations (`populate`). */
interface Asked {
  readonly isPartial: boolean;
  readonly isPopulated: boolean;
}

/**
 * Compares the body of a successful response with its route's output. Throws UndeclaredAnswer naming each key that is not declared,
 * missing or of another type.
 */
export function checkOutput(route: string, output: Output, ctx: Answered): void {
  if (ctx.status < 200 || ctx.status >= 300) return;
  const differences = isFileOutput(output) ? fileDifferences(output, ctx) : bodyDifferences(output, ctx);
  if (differences.length > 0)
    throw new UndeclaredAnswer(`${route} answers what it does not declare: ${differences.join('; ')}`);
}

function fileDifferences(output: Extract<Output, { files: unknown }>, ctx: Answered): string[] {
  if (output.or !== undefined && ctx.type === 'application/json') return bodyDifferences(output.or, ctx);
  const isDeclared = output.files.some((type) => type === '*/*' || type === ctx.type);
  return isDeclared ? [] : [`a file of type ${ctx.type}, not ${output.files.join(' or ')}`];
}

function bodyDifferences(schema: z.ZodType, ctx: Answered): string[] {
  const { fields, populate } = ctx.query;
  const sent = sentBody(ctx.body);
  if (sent === undefined) return ['no JSON'];
  const parsed = schema.safeParse(sent, { reportInput: true });
  if (parsed.success) return [];
  return describe(parsed.error.issues, { isPartial: fields !== undefined, isPopulated: populate !== undefined });
}

/** Returns the body as the caller receives it: dates as text, without members that are undefined. Undefined for what is no JSON. */
function sentBody(body: unknown): unknown {
  if (body === null || typeof (body as { pipe?: unknown } | undefined)?.pipe === 'function') return undefined;
  try {
    return JSON.parse(typeof body === 'string' || Buffer.isBuffer(body) ? String(body) : JSON.stringify(body));
  } catch {
    // Text that is no JSON is told as such.
    return undefined;
  }
}

type Issue = z.core.$ZodIssue;

const describe = (issues: readonly Issue[], asked: Asked): string[] => [
  ...new Set(issues.flatMap((issue) => describeIssue(issue, asked))),
];

function describeIssue(issue: Issue, asked: Asked): string[] {
  if (issue.code === 'unrecognized_keys')
    return asked.isPopulated ? [] : issue.keys.map((key) => `${pathText([...issue.path, key])} is not declared`);
  if (issue.code === 'invalid_union') return unionDifferences(issue, asked);
  // JSON has no undefined: it is what a missing key reads as.
  if (issue.input === undefined) return asked.isPartial ? [] : [`${pathText(issue.path)} is missing`];
  return [`${pathText(issue.path)}: ${issue.message}`];
}

/** Tells of the alternative that comes nearest, which is the one with the fewest differences. */
function unionDifferences(issue: Extract<Issue, { code: 'invalid_union' }>, asked: Asked): string[] {
  const alternatives = issue.errors.map((each) =>
    describe(
      each.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })),
      asked,
    ),
  );
  if (alternatives.length === 0) return [`${pathText(issue.path)}: ${issue.message}`];
  return alternatives.reduce((one, other) => (other.length < one.length ? other : one));
}

/** Writes indexes as [], so that the same difference of many records is told once. */
const pathText = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? '[]' : String(part))).join('.') || 'the body';

import { say } from '../locale/reader';
import { recordAudit } from '../audit/record';
import { ConflictError, ValidationError, type FieldError } from '../errors/refusal';
import { isAllowed, type Actor } from '../permissions/actor';
import { requirePermission } from '../permissions/needs';
import type { Tx } from '../transactions/in-transaction';
import type { Machine, Transition } from './define-machine';

export interface Move<State extends string, Subject> {
  readonly machine: Machine<State, Subject>;
  readonly modelType: string;
  readonly modelId: number;
  readonly from: State;
  readonly to: State;
  readonly subject: Subject;
  readonly actor: Actor;
  /** The state that the caller read; ConflictError (409) when it has changed meanwhile. */
  readonly expected?: State;
  /** Runs the effect named by the transition, then writes the new state. */
  readonly apply: (effect: string | undefined) => Promise<void>;
}

/**
 * Changes a record's state, in this order: expected state, permission, guards, write and effect, audit. The caller has locked the row.
 * Throws ValidationError with all reasons, ForbiddenError or ConflictError.
 */
export async function move<State extends string, Subject>(tx: Tx, asked: Move<State, Subject>): Promise<void> {
  if (asked.expected !== undefined && asked.expected !== asked.from) throw new ConflictError({ state: asked.from });
  const transition = transitionOf(asked.machine, asked.from, asked.to);
  if (transition === undefined)
    throw new ValidationError([{ code: 'transition_not_allowed', field: asked.machine.field }]);
  if (transition.needs !== undefined) requirePermission(asked.actor, transition.needs);
  const refusals = transition.guard?.(asked.subject) ?? [];
  if (refusals.length > 0) throw new ValidationError(refusals);
  await asked.apply(transition.effect);
  await recordAudit(tx, asked.actor, {
    modelType: asked.modelType,
    modelId: asked.modelId,
    action: 'state_changed',
    before: { state: asked.from },
    after: { state: asked.to },
  });
}

const transitionOf = <State extends string, Subject>(
  machine: Machine<State, Subject>,
  from: State,
  to: State,
): Transition<State, Subject> | undefined => machine.transitions[from].find((each) => each.to === to);

/** Lists the states that the actor has permission to move to, each with the reasons why it is closed now: the panel's buttons. */
export function nextStates<State extends string, Subject>(
  machine: Machine<State, Subject>,
  from: State,
  subject: Subject,
  actor: Actor,
): { to: State; label: string; refusals: FieldError[] }[] {
  return machine.transitions[from]
    .filter(({ needs }) => needs === undefined || isAllowed(actor, needs))
    .map(({ to, label, guard }) => ({ to, label: label ?? say(machine.labels[to]), refusals: guard?.(subject) ?? [] }));
}

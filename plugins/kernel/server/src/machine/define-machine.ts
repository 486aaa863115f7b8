import type { Words } from '../../../shared/words';
import type { FieldError } from '../errors/refusal';

/** A transition out of a state. Its guard is pure and returns every reason at once. */
export interface Transition<State extends string, Subject> {
  readonly to: State;
  /** The permission code; without it, only the system and the flow that owns the machine take the transition. */
  readonly needs?: string;
  readonly guard?: (subject: Subject) => FieldError[];
  readonly effect?: string;
  readonly label?: string;
}

export interface MachineDefinition<State extends string, Subject> {
  readonly name: string;
  /** The field of the state in requests, on which errors of a transition are reported. */
  readonly field: string;
  readonly initial: State;
  readonly final: readonly State[];
  /** Name of each state, for people. */
  readonly labels: Readonly<Record<State, Words>>;
  readonly transitions: Readonly<Record<State, readonly Transition<State, Subject>[]>>;
}

export interface Machine<State extends string, Subject> extends MachineDefinition<State, Subject> {
  readonly states: readonly State[];
}

/** Declares a machine. Throws for an unknown target, a state that cannot be reached, or a final state with a way out. */
export function defineMachine<State extends string, Subject>(
  given: MachineDefinition<State, Subject>,
): Machine<State, Subject> {
  const states = Object.keys(given.transitions) as State[];
  const reached = reachable(given);
  for (const state of states) {
    if (!reached.has(state)) throw new Error(`${given.name}: state ${state} is never reached`);
    for (const { to } of given.transitions[state]) {
      if (!states.includes(to)) throw new Error(`${given.name}: ${state} leads to unknown state ${to}`);
    }
  }
  for (const state of given.final) {
    if ((given.transitions[state] ?? []).length > 0)
      throw new Error(`${given.name}: final state ${state} has a way out`);
  }
  return { ...given, states };
}

function reachable<State extends string, Subject>(given: MachineDefinition<State, Subject>): Set<State> {
  const reached = new Set<State>([given.initial]);
  for (const state of reached) for (const { to } of given.transitions[state] ?? []) reached.add(to);
  return reached;
}

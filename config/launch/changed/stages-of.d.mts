import type { Choice } from './choose.mjs';

export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  readonly after?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}
export function stagesOf(choice: Choice, stages: readonly Stage[]): Stage[];

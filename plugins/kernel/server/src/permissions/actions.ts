/** Permission codes by route action, filled as plugins define their routes and read by the strategy and the seeds. */
const codes = new Map<string, string>();

/** Returns the action id that Strapi gives a plugin's controller method, e.g. 'plugin::catalogue.brands.find'. */
export const actionId = (plugin: string, noun: string, action: string): string => `plugin::${plugin}.${noun}.${action}`;

export function registerAction(action: string, code: string): void {
  const known = codes.get(action);
  if (known !== undefined && known !== code) throw new Error(`Action ${action} needs both ${known} and ${code}`);
  codes.set(action, code);
}

export const codeOfAction = (action: string): string | undefined => codes.get(action);
export const registeredActions = (): ReadonlyMap<string, string> => codes;

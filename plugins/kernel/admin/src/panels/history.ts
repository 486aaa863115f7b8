export interface HistoryEntry {
  readonly id: number;
  readonly action: string;
  readonly actor: string;
  readonly on_behalf_of: string | null;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  readonly happened_at: string;
}

const actions: Readonly<Record<string, string>> = {
  created: 'creó el registro',
  changed: 'hizo cambios',
  removed: 'eliminó el registro',
  commented: 'comentó',
};

export const actionText = (action: string): string => actions[action] ?? action;

/** A value of the audit in few words. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'vacío';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

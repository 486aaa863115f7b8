import { useEffect, useMemo, useState } from 'react';
import type { Referable } from '../../../../shared/shape';
import { fold } from '../../../../shared/text';
import { useSharedRead } from '../../reading/shared-reads';
import type { Named } from '../draft/draft';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** Record that is offered: its name, and how it stands in the list with its code. */
export interface Option extends Named {
  readonly name: string;
  readonly text: string;
  /** Name and codes without accents and case, any of which chooses it. */
  readonly keys: readonly string[];
}

const pauseMs = 200;
const most = 20;

function toOption({ nameColumn, nameKey = nameColumn, codes = [] }: Referable, row: Row): Option {
  const name = String(row[nameKey] ?? row.id);
  const shown = codes.flatMap((code) => (typeof row[code] === 'string' && row[code] !== '' ? [row[code]] : []));
  const [code] = shown;
  const text = code === undefined || code === name ? name : `${code} · ${name}`;
  return { id: row.id, name, text, keys: [name, ...shown].map(fold) };
}

/** Builds the path that finds records; `only` narrows it where the list has such a filter, its language aside. */
function searchPath({ path, only = {} }: Referable, text: string): string {
  const narrowed = Object.entries(only).filter(([name]) => name !== 'locale');
  const query = new URLSearchParams(narrowed.map(([name, value]) => [name, String(value)]));
  query.set('per_page', String(most));
  if (text !== '') query.set('omniSearchQuery', text);
  return `${path}?${query.toString()}`;
}

/** Reads the records that a text finds, once typing pauses. Reads nothing while `isEntered` is false. */
export function useFound(to: Referable, text: string, isEntered: boolean) {
  const asked = text.trim();
  const [wanted, setWanted] = useState(asked);
  useEffect(() => {
    if (!isEntered) return undefined;
    const timer = setTimeout(() => setWanted(asked), pauseMs);
    return () => clearTimeout(timer);
  }, [asked, isEntered]);
  // Records found for an earlier text are none of this one: Enter must not choose what was not asked for.
  const { current, failure } = useSharedRead(isEntered && wanted === asked ? searchPath(to, wanted) : null);
  const rows = (current as { readonly data: readonly Row[] } | undefined)?.data;
  const options = useMemo(() => {
    const isExact = ({ keys }: Option): boolean => keys.includes(fold(asked));
    // What is exactly what was typed stands first.
    return (rows ?? []).map((row) => toOption(to, row)).sort((a, b) => Number(isExact(b)) - Number(isExact(a)));
  }, [rows, to, asked]);
  return { options, isRead: rows !== undefined, hasFailed: failure !== null };
}

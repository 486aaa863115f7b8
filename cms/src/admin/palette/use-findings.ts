import type { DataOf } from '@mayorista/config/answers';
import { needing, useMay } from '@mayorista/kernel/panel';
import { useAuth, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useMemo, useState } from 'react';

export type Hit = DataOf<'GET /findings'>[number];

interface Findings {
  /** Those of the text as it stands, or of the one before while the platform is asked. */
  readonly hits: readonly Hit[];
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
}

const fewestLetters = 2;
/** Milliseconds without a key before anything is asked: people go on typing. */
const pauseMs = 60;
const none: Findings = { hits: [], isAsking: false, hasFailed: false };

/** Asks the platform what a text finds, in one kind alone where it is named; an answer that a later text overtook is dropped. */
export function useFindings(text: string, kind: string | null): Findings {
  const { get } = useFetchClient();
  const mayFind = useMay(needing('findings.read'));
  const mayShow = useMayShow();
  const [findings, setFindings] = useState<Findings>(none);
  const asked = text.trim();

  useEffect(() => {
    if (!mayFind || asked.length < fewestLetters) {
      setFindings(none);
      return undefined;
    }
    const overtaken = new AbortController();
    setFindings(({ hits }) => ({ hits, isAsking: true, hasFailed: false }));
    const query = new URLSearchParams({ text: asked, ...(kind === null ? {} : { kind }) }).toString();
    const ask = () =>
      get<{ readonly data: readonly Hit[] }>(`/kernel/findings?${query}`, { signal: overtaken.signal }).then(
        ({ data }) => overtaken.signal.aborted || setFindings({ ...none, hits: data.data.filter(mayShow) }),
        () => overtaken.signal.aborted || setFindings({ ...none, hasFailed: true }),
      );
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [asked, kind, mayFind, get, mayShow]);

  return findings;
}

const generated = /^\/content-manager\/collection-types\/([^/?]+)/;

/** Tells whether the page of a hit is there for the person: generated views ask for a right of their own. */
function useMayShow(): (hit: Hit) => boolean {
  const held = useAuth('useMayShow', ({ permissions }) => permissions);
  return useMemo(() => {
    const reading = held.filter(({ action }) => action === 'plugin::content-manager.explorer.read');
    const readable = new Set(reading.map(({ subject }) => subject));
    return ({ to }) => {
      const uid = generated.exec(to)?.[1];
      return uid === undefined || readable.has(uid);
    };
  }, [held]);
}

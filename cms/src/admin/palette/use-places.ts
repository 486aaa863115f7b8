import { parsePlaces, placesKey, turned, visited, type KeptPlaces, type Place } from '@mayorista/kernel/panel/palette';
import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findCurrentLine, type Menu } from '../frame/menu-tree';

/** The page of one record: an id of ours, or a document of the content manager. */
const ofRecord = /\/(\d+|[a-z0-9]{24})$/;
/** So long a page may take to say its name. */
const namedWithinMs = 8_000;
const lookEveryMs = 400;

interface Places {
  readonly kept: KeptPlaces;
  readonly visit: (place: Place) => void;
  readonly turn: (place: Place) => void;
}

/** Keeps in this browser, for each person apart, the records that they were on lately and the pages that they pinned. */
export function usePlaces(menu: Menu): Places {
  const userId = useAuth('usePlaces', ({ user }) => user?.id ?? 0);
  const key = placesKey(userId);
  const [kept, setKept] = useState(() => parsePlaces(window.localStorage.getItem(key)));
  useEffect(() => setKept(parsePlaces(window.localStorage.getItem(key))), [key]);

  const change = useCallback(
    (how: (now: KeptPlaces) => KeptPlaces) => {
      // Another tab may have written meanwhile.
      const next = how(parsePlaces(window.localStorage.getItem(key)));
      window.localStorage.setItem(key, JSON.stringify(next));
      setKept(next);
    },
    [key],
  );
  const visit = useCallback((place: Place) => change((now) => visited(now, place)), [change]);
  const turn = useCallback((place: Place) => change((now) => turned(now, place)), [change]);
  useVisits(menu, visit);
  return { kept, visit, turn };
}

/** Notes each record whose page is shown, by the name that the page gives it. */
function useVisits(menu: Menu, visit: (place: Place) => void): void {
  const { pathname } = useLocation();
  const line = findCurrentLine(menu, pathname)?.label ?? null;
  useEffect(() => {
    if (line === null || !ofRecord.test(pathname)) return undefined;
    const until = Date.now() + namedWithinMs;
    const looking = setInterval(() => {
      const name = document.querySelector('main h1')?.textContent?.trim() ?? '';
      if (name !== '' && name !== line) visit({ to: pathname, label: name, detail: line });
      if (name !== '' || Date.now() > until) clearInterval(looking);
    }, lookEveryMs);
    return () => clearInterval(looking);
  }, [pathname, line, visit]);
}

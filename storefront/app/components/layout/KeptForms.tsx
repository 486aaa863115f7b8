import { useFetchers, useLocation, useNavigation } from '@remix-run/react';
import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState } from 'react-router-dom';
import { useT } from '../../i18n/I18nProvider';
import { Drafts, VISITOR } from '../../lib/forms/kept/drafts';
import { isRefusal } from '../../lib/forms/kept/is-refusal';
import { FormWatch } from '../../lib/forms/kept/watch-forms';
import { useStore } from '../../lib/hooks/use-store';

/** Keeps what is typed into every form of the store until it is sent. */
export default function KeptForms() {
  const t = useT();
  const { person } = useStore();
  const owner = person === null ? VISITOR : [person.id, person.impersonatedBy].filter(Boolean).join('~');
  const texts = { givenBack: t('ui.formGivenBack'), discard: t('ui.formDiscard') };
  const watch = useRef<FormWatch | null>(null);
  const { givenBack, discard } = texts;
  useEffect(() => {
    const own = new FormWatch({ owner, texts: { givenBack, discard } }, new Drafts(localStorage));
    own.start();
    watch.current = own;
    return () => own.stop();
  }, [owner, givenBack, discard]);
  useSettled((path, isTaken) => watch.current?.settle(path, isTaken));
  return null;
}

const pathOf = (action: string | undefined): string | null =>
  action === undefined ? null : new URL(action, location.href).pathname;

/** Tells of each form how it went, whether it was sent with the page or beside it. */
function useSettled(settle: (path: string, isTaken: boolean) => void): void {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const answered = useContext(RouterState);
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (navigation.formMethod === 'POST') sent.current = pathOf(navigation.formAction);
    if (navigation.state !== 'idle' || sent.current === null) return;
    const isRefused =
      pathname === '/login' ||
      answered?.errors != null ||
      Object.values(answered?.actionData ?? {}).some((data) => isRefusal(data));
    settle(sent.current, !isRefused);
    sent.current = null;
  });
  const fetchers = useFetchers();
  useEffect(() => {
    for (const { formAction, formMethod, state, data } of fetchers) {
      const path = pathOf(formAction);
      if (formMethod === 'POST' && state === 'loading' && path !== null) settle(path, !isRefusal(data));
    }
  });
}

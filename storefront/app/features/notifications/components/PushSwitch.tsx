import { BellOff, BellRing } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { usePush, type PushState } from '../hooks/use-push';

const notes = {
  unsupported: 'notifications.pushUnsupported',
  blocked: 'notifications.pushBlocked',
  failed: 'notifications.pushFailed',
  on: 'notifications.pushOn',
} as const satisfies Partial<Record<PushState, string>>;

const hasNote = (state: PushState): state is keyof typeof notes => state in notes;

/** Turns notices of this browser on and off, and says why when it cannot. */
export function PushSwitch() {
  const t = useT();
  const { state, start, stop } = usePush();
  return (
    <div className="grid gap-2 text-sm">
      <p role="status" className={hasNote(state) ? 'text-muted' : 'sr-only'}>
        {hasNote(state) ? t(notes[state]) : ''}
      </p>
      {state === 'off' || state === 'failed' || state === 'working' ? (
        <button
          type="button"
          className="btn btn-secondary w-full"
          aria-disabled={state === 'working'}
          onClick={() => void (state === 'working' ? undefined : start())}
        >
          <BellRing size={16} aria-hidden />
          {t(state === 'working' ? 'notifications.pushWorking' : 'notifications.pushStart')}
        </button>
      ) : null}
      {state === 'on' ? (
        <button type="button" className="btn btn-plain w-full" onClick={() => void stop()}>
          <BellOff size={16} aria-hidden />
          {t('notifications.pushStop')}
        </button>
      ) : null}
    </div>
  );
}

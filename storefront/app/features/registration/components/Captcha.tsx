import { useEffect, useState } from 'react';
import { Check, ShieldCheck } from 'lucide-react';
import type { DataOf } from '../../../api/answers';
import { Spinner } from '../../../components/ui/Spinner';
import { useT } from '../../../i18n/I18nProvider';

type Challenge = DataOf<'GET /captcha-challenges'>;

async function solve(signal: AbortSignal): Promise<string> {
  const response = await fetch('/captcha-challenge', { signal });
  if (!response.ok) throw new Error(`Captcha answered ${response.status}`);
  const { algorithm, challenge, salt, signature, maxnumber } = (await response.json()) as Challenge;
  const { solveChallenge } = await import('altcha-lib/v1');
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  return btoa(JSON.stringify({ algorithm, challenge, number: solution?.number, salt, signature }));
}

interface CaptchaProps {
  /** Another key works anew: what was used once is not taken again. */
  readonly attempt: string;
  readonly onSolved: (isSolved: boolean) => void;
  readonly errors: readonly string[] | undefined;
}

/** Has the browser prove that it is no robot, while the form is filled in: there is nothing to click and nobody else is asked. */
export function Captcha({ attempt, onSolved, errors }: CaptchaProps) {
  const t = useT();
  const [payload, setPayload] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    setPayload(null);
    onSolved(false);
    solve(controller.signal).then(
      (solved) => {
        if (controller.signal.aborted) return;
        setPayload(solved);
        onSolved(true);
      },
      () => {
        if (!controller.signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [attempt, onSolved]);
  return (
    <div>
      <input type="hidden" name="captcha" value={payload ?? ''} />
      <p className="flex items-center gap-2 text-sm text-muted" role="status">
        {payload === null ? (
          hasFailed ? (
            <ShieldCheck size={16} aria-hidden />
          ) : (
            <Spinner />
          )
        ) : (
          <Check size={16} className="text-ok" aria-hidden />
        )}
        {t(
          payload === null
            ? hasFailed
              ? 'registration.captchaFailed'
              : 'registration.captchaWorking'
            : 'registration.captchaDone',
        )}
      </p>
      <noscript>
        <p className="text-sm text-bad">{t('registration.captchaNoScript')}</p>
      </noscript>
      {errors === undefined ? null : <p className="text-sm text-bad">{errors.join(' ')}</p>}
    </div>
  );
}

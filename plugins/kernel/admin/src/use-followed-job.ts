import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';

/** A job as `GET /background-jobs/{id}` tells it. */
interface FollowedJob<Result> {
  readonly state: string;
  readonly progress_done: number;
  readonly progress_total: number;
  readonly result: Result | null;
  readonly last_error: string | null;
}

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** A job that died: to a person, what was asked could not be done (`toFailure`). */
class DeadJob extends Error {
  readonly status = 500;
}

const pauseMs = 700;
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** Follows a job to its end: how far it is while it runs, its result then; throws why it failed. */
export function useFollowedJob() {
  const { get } = useFetchClient();
  const [progress, setProgress] = useState<Progress | null>(null);

  const follow = useCallback(
    async <Result = unknown>(jobId: number): Promise<Result | null> => {
      for (;;) {
        const { data } = await get<{ data: FollowedJob<Result> }>(`/kernel/background-jobs/${jobId}`);
        const { state, progress_done: done, progress_total: total, result, last_error: error } = data.data;
        setProgress({ done, total });
        if (state === 'dead') throw new DeadJob(error ?? `job ${jobId} died`);
        if (state === 'done') return result;
        await pause();
      }
    },
    [get],
  );

  return { progress, setProgress, follow };
}

import type { DataOf } from '@mayorista/config/answers';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';

/** Answer of `GET /background-jobs/{id}`. */
type Job = DataOf<'GET /background-jobs/{id}'>;
/** A job whose result its handler alone knows. */
type FollowedJob<Result> = Omit<Job, 'result'> & { readonly result: Result | null };

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Error of a job that failed for good; its status makes `toFailure` give the general text. */
class DeadJob extends Error {
  readonly status = 500;
}

const pauseMs = 700;
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** Returns `follow`, which polls a job until it ends and resolves with its result (throws its last error when it failed), and `progress` meanwhile. */
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

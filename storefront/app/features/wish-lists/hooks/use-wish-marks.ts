import { useFetcher } from '@remix-run/react';
import type { loader } from '../wish-list-marks.resource';

/** The person's lists and kept products, shared by the header, which asks for them, and every heart. */
export const useWishMarks = () => useFetcher<typeof loader>({ key: 'wish-list-marks' });

import { useId, useState, type MouseEvent } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { starsAt } from '../stars-at';

interface InputProps {
  readonly initial: number;
  readonly errors: readonly string[] | undefined;
}

const at = ({ clientX, currentTarget }: MouseEvent): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  return starsAt((clientX - left) / width);
};

/** Five stars by halves: a slider for the keyboard, stars for the pointer. */
export function StarInput({ initial, errors }: InputProps) {
  const t = useT();
  const id = useId();
  const [rating, setRating] = useState(initial);
  const [hovered, setHovered] = useState<number | null>(null);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('reviews.ratingField')}
      </label>
      <div className="star-input flex items-center gap-3">
        <input
          id={id}
          type="range"
          name="rating"
          className="sr-only"
          min={1}
          max={5}
          step={0.5}
          value={rating}
          aria-valuetext={t('reviews.stars', { rating })}
          onChange={(event) => setRating(Number(event.target.value))}
        />
        {/* The slider beside it says and does the same for the keyboard. */}
        <span
          className="stars cursor-pointer text-3xl"
          aria-hidden
          onMouseMove={(event) => setHovered(at(event))}
          onMouseLeave={() => setHovered(null)}
          onClick={(event) => setRating(at(event))}
        >
          <span style={{ width: `${(hovered ?? rating) * 20}%` }} />
        </span>
        <output className="tabular font-semibold" aria-hidden>
          {hovered ?? rating}
        </output>
      </div>
      {errors === undefined ? null : <p className="mt-1 text-sm font-medium text-bad">{errors.join(' ')}</p>}
    </div>
  );
}

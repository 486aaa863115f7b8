import { Link, useNavigate } from '@remix-run/react';
import { useMemo, useRef } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { categoryUrl, openNarrowing, type NarrowingView, type SealedNarrowing } from '../listing.view';
import type { FacetAnswer } from '../../../api/contract';
import { flowTypes, listingUrl, noChoices } from '../filter';
import { filterOfForm } from '../form-filter';
import { useChosenBefore } from '../use-chosen-before';
import { useKeptFocus } from '../use-kept-focus';
import { useWholeLists, type WholeLists } from '../use-whole-lists';
import { HiddenFilters } from './HiddenFilters';
import { DatasheetFilters } from './DatasheetFilters';
import { FacetChoices } from './FacetChoices';
import { PriceFilter } from './PriceFilter';
import { PromoFilter } from './PromoFilter';
import { Toggles } from './Toggles';

/** Category, stock, discount, characteristics, brand, price, stage. Each change goes to the address; without JavaScript a button applies them. */
export function Filters({ view: sealed }: { readonly view: SealedNarrowing }) {
  const view = useMemo(() => openNarrowing(sealed), [sealed]);
  const t = useT();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { filter, path } = view;
  const version = JSON.stringify(Object.keys(noChoices).map((name) => filter[name as keyof typeof noChoices]));
  const whole = useWholeLists();
  const keepFocus = useKeptFocus(form, version);
  const apply = () => {
    if (!form.current) return;
    keepFocus();
    navigate(listingUrl(filterOfForm(new FormData(form.current), filter), path), { preventScrollReset: true });
  };
  useChosenBefore(form, apply);
  return (
    <div className="panel divide-y divide-line [&>*]:p-3">
      <CategoryLinks view={view} />
      <form
        // The fields are uncontrolled: a new filter from elsewhere (a removed chip, the back button) must reset them.
        key={version}
        ref={form}
        method="get"
        action={path}
        // A browser that puts old choices back would have them applied.
        autoComplete="off"
        className="divide-y divide-line !p-0 [&>*]:p-3"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <HiddenFilters view={view} form="filters" />
        <Toggles view={view} onChange={apply} />
        <PromoFilter view={view} onChange={apply} />
        <FacetChoices
          legend={t('listing.brands')}
          name="brandIds"
          choices={choicesOf(view.brands, filter.brandIds)}
          whole={whole}
          onChange={apply}
        />
        <DatasheetFilters view={view} whole={whole} onChange={apply} />
        {view.seesListPrices ? <PriceFilter view={view} /> : null}
        {view.stages.length > 1 || filter.stages.length > 0 ? (
          <FacetChoices
            legend={t('listing.stages')}
            name="stages"
            choices={choicesOf(view.stages, filter.stages)}
            whole={whole}
            onChange={apply}
          />
        ) : null}
        <FlowTypes view={view} whole={whole} onChange={apply} />
        <noscript>
          <button type="submit" className="btn btn-primary w-full">
            {t('listing.apply')}
          </button>
        </noscript>
      </form>
    </div>
  );
}

interface FlowTypesProps {
  readonly view: NarrowingView;
  readonly whole: WholeLists;
  readonly onChange: () => void;
}

/** How products are sold, where there is more than one way. */
function FlowTypes({ view, whole, onChange }: FlowTypesProps) {
  const t = useT();
  const chosen = view.filter.productFlowTypes;
  if (view.flowTypes.length < 2 && chosen.length === 0) return null;
  const choices = flowTypes.map((type) => ({
    value: type,
    label: t(`listing.flowType_${type}`),
    count: view.flowTypes.find(({ value }) => value === type)?.count ?? 0,
    isChosen: chosen.includes(type),
  }));
  return (
    <FacetChoices
      legend={t('listing.flowTypes')}
      name="productFlowTypes"
      choices={choices.filter(({ count, isChosen }) => count > 0 || isChosen)}
      whole={whole}
      onChange={onChange}
    />
  );
}

const choicesOf = (facets: readonly FacetAnswer[], chosen: readonly number[]) =>
  facets.map(({ id, name, count }) => ({ value: String(id), label: name, count, isChosen: chosen.includes(id) }));

function CategoryLinks({ view }: { readonly view: NarrowingView }) {
  const t = useT();
  const others = view.categories.filter(({ id }) => id !== view.filter.categoryId);
  if (others.length === 0) return null;
  return (
    <nav aria-label={t('listing.categories')}>
      <h2 className="mb-1 text-sm">{t('listing.categories')}</h2>
      <ul className="max-h-64 overflow-auto">
        {others.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              to={categoryUrl(id, view.filter, view.path)}
              className="menu-item -mx-2 flex justify-between gap-2 text-sm"
            >
              {name} <span className="text-xs text-muted tabular">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

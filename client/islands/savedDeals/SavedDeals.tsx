import { useRef } from 'react';
import { allDealsPath, chatPath } from '../../../data/model/routes.ts';
import { Skeletons } from '../../ui/CardSkeletons.tsx';
import { defineIsland } from '../island.tsx';
import { SavedList } from './SavedList.tsx';
import { useSavedDeals } from './useSavedDeals.ts';

export interface SavedDealsProps {
  /** ISO 4217. */
  readonly currency: string;
  readonly assistantName: string;
}

/** What the visitor saved on this device. */
export function SavedDeals({ currency, assistantName }: SavedDealsProps) {
  const place = useRef<HTMLDivElement>(null);
  const toasts = useRef<HTMLDivElement>(null);
  const saved = useSavedDeals(place);
  return (
    <div className={saved ? 'wide results' : 'wide results waiting'} ref={place}>
      {saved === null ? (
        <Skeletons />
      ) : saved.length === 0 ? (
        <NothingSaved assistantName={assistantName} />
      ) : (
        <SavedList saved={saved} currency={currency} toasts={toasts} />
      )}
      <div ref={toasts} />
    </div>
  );
}

function NothingSaved({ assistantName }: { readonly assistantName: string }) {
  return (
    <div className="none">
      <h2 tabIndex={-1}>Nothing saved yet</h2>
      <p>Press the heart on a deal, and it waits for you here.</p>
      <p className="chips">
        <a className="button" href={allDealsPath}>
          View All Deals
        </a>
        <a className="button outline" href={chatPath}>{`Ask ${assistantName}`}</a>
      </p>
    </div>
  );
}

/** The deals that are saved on this device, and a comparison of some of them. */
export const savedDeals = defineIsland('saved-deals', 'load', SavedDeals);

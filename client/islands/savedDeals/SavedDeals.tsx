import { useRef } from 'react';
import { t } from '../../../data/messages/t.ts';
import type { Picture } from '../../../data/model/pages/view.ts';
import { allDealsPath, chatPath, whenPath } from '../../../data/model/routes.ts';
import { Skeletons } from '../../ui/CardSkeletons.tsx';
import { Image } from '../../ui/Image.tsx';
import { defineIsland } from '../island.tsx';
import { SavedList } from './SavedList.tsx';
import { useSavedDeals } from './useSavedDeals.ts';

export interface SavedDealsProps {
  /** ISO 4217. */
  readonly currency: string;
  /** Shown beside links to vendors. */
  readonly disclosure: string;
  /** `null` for a site without an assistant. */
  readonly assistantName: string | null;
  readonly assistantFace: Picture;
}

/** What the visitor saved on this device. */
export function SavedDeals({ currency, disclosure, assistantName, assistantFace }: SavedDealsProps) {
  const place = useRef<HTMLDivElement>(null);
  const toasts = useRef<HTMLDivElement>(null);
  const saved = useSavedDeals(place);
  return (
    <div className={saved ? 'wide results' : 'wide results waiting'} ref={place}>
      {saved === null ? (
        <Skeletons />
      ) : saved.length === 0 ? (
        <NothingSaved name={assistantName} face={assistantFace} />
      ) : (
        <SavedList saved={saved} currency={currency} disclosure={disclosure} toasts={toasts} />
      )}
      <div ref={toasts} />
    </div>
  );
}

function NothingSaved({ name, face }: { readonly name: string | null; readonly face: Picture }) {
  return (
    <div className="none">
      <Image picture={face} load="soon" />
      <h2 tabIndex={-1}>{t('saved.nothing')}</h2>
      <p>{t('saved.hint')}</p>
      <p className="chips">
        <a className="button" href={allDealsPath()}>
          {t('deals.view-all')}
        </a>
        <a className="button outline" href={whenPath('weekend')}>
          {t('when.weekend')}
        </a>
        {name && (
          <a className="button outline" href={chatPath()}>
            {t('chat.ask', { name })}
          </a>
        )}
      </p>
    </div>
  );
}

/** The deals that are saved on this device, and a comparison of some of them. */
export const savedDeals = defineIsland('saved-deals', 'load', SavedDeals);

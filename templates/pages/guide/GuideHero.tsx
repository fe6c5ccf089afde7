import { Image } from '../../../client/ui/Image.tsx';
import type { GuideProps } from '../../../data/model/pages/guide.ts';
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx';
import { Scene } from '../../parts/Scene.tsx';

/** The head of a guide: its name and time under an evening sky over the city. */
export function GuideHero({ page }: { readonly page: GuideProps }) {
  const { scene, skyline, hero, range } = page;
  return (
    <div className="sky">
      <Scene scene={scene} />
      {hero ? (
        <Image picture={hero} load="first" sizes="100vw" className="skyline" />
      ) : (
        <Image picture={skyline} load="soon" className="skyline" />
      )}
      <div className="wide">
        <Breadcrumbs links={page.breadcrumbs} />
        <h1>
          {page.heading}
          {range && <span className="dated">{` ${range}`}</span>}
        </h1>
        {page.updatedFor && (
          <p className="dated">
            <b>{page.updatedFor}</b>
          </p>
        )}
        <p className={page.leadIsDated ? 'lead dated' : 'lead'}>{page.lead}</p>
      </div>
    </div>
  );
}

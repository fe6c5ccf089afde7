import { Fragment } from 'react';
import { Icon } from '../../../client/ui/Icon.tsx';
import { Image } from '../../../client/ui/Image.tsx';
import { t } from '../../../data/messages/t.ts';
import type { GuideProps } from '../../../data/model/pages/guide.ts';
import { type LinkedText, type TextPart, wordsWithoutLinks } from '../../../data/model/pages/linkedText.ts';
import type { Link } from '../../../data/model/pages/view.ts';
import { hiddenLetter, leadLength } from '../../../data/model/sentences.ts';
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx';
import { MadeFor } from '../../parts/MadeFor.tsx';
import { Prose } from '../../parts/Prose.tsx';
import { Scene } from '../../parts/Scene.tsx';
import { Skyline } from '../../parts/Skyline.tsx';

/** The hero of a guide: its name and time over the skyline. */
export function GuideHero({ page }: { readonly page: GuideProps }) {
  const { scene, skyline, tone, hero, range } = page;
  return (
    <div className={tone ? `sky tinted tone-${tone}` : 'sky'}>
      <Scene scene={scene} />
      {hero ? (
        <Image picture={hero} load="first" sizes="100vw" className="skyline" />
      ) : (
        <Skyline skyline={skyline} />
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
        {page.madeFor && <MadeFor {...page.madeFor} />}
        <p className={page.leadIsDated ? 'lead dated' : 'lead'}>{page.lead}</p>
      </div>
    </div>
  );
}

/** The anchor of the pick with this number, counted from 1. */
export const pickAnchor = (number: number) => `pick-${number}`;

/** The anchor of a guide's block, counted from 0. */
export const blockAnchor = (index: number) => `part-${index + 1}`;

function contentsOf({ selection, blocks }: GuideProps): readonly Link[] {
  const picks = (selection?.picks ?? []).map(({ deal }, index) => ({
    label: deal.title,
    href: `#${pickAnchor(index + 1)}`,
  }));
  const parts = blocks.map((block, index) => ({
    label: block.kind === 'deals' ? block.selection.heading : block.heading,
    href: `#${blockAnchor(index)}`,
  }));
  return [...picks, ...parts];
}

/** The first sentence of `text`, and the rest. Links, and words that hold for a time only, stay whole. */
function leadOf(text: LinkedText): readonly [LinkedText, LinkedText] {
  const parts = partsOf(text);
  let left = leadLength(parts.map(readable).join(''));
  const first: TextPart[] = [];
  const rest: TextPart[] = [];
  for (const part of parts) {
    if (typeof part === 'string') {
      first.push(part.slice(0, left));
      rest.push(part.slice(left));
    } else {
      (left > 0 ? first : rest).push(part);
    }
    left = Math.max(0, left - readable(part).length);
  }
  return [first, rest];
}

const partsOf = (text: LinkedText): readonly TextPart[] => (typeof text === 'string' ? [text] : text);

/** A part as it is read for its sentences. */
function readable(part: TextPart): string {
  if (typeof part === 'string') return part;
  return 'href' in part ? hiddenLetter.repeat(part.label.length) : partsOf(part.words).map(readable).join('');
}

function Lead({ text }: { readonly text: LinkedText }) {
  const [first, rest] = leadOf(text);
  return (
    <>
      <b>
        <Prose text={first} />
      </b>
      <Prose text={rest} />
    </>
  );
}

/** A box that on phones unfolds all paragraphs after it, also without script (styles/parts/opening.css). */
const Unfold = () => (
  <label className="whole">
    <input type="checkbox" className="unseen" />
    {t('guide.whole')}
    <Icon name="down" />
  </label>
);

/** The introduction of a guide, with a table of contents next to it. */
export function GuideOpening({ page }: { readonly page: GuideProps }) {
  const contents = contentsOf(page);
  return (
    <div className="wide section opening">
      <div>
        {page.introduction.map((text, index) => (
          <Fragment key={wordsWithoutLinks(text)}>
            {index === 1 && <Unfold />}
            <p>{index === 0 ? <Lead text={text} /> : <Prose text={text} />}</p>
          </Fragment>
        ))}
      </div>
      {contents.length > 1 && (
        <nav aria-label={t('guide.contents')}>
          <p aria-hidden="true">{t('guide.contents')}</p>
          <ol>
            {contents.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

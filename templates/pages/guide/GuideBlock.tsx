import type { ReactElement } from 'react';
import { t } from '../../../data/messages/t.ts';
import type { GuideBlock, GuideProps } from '../../../data/model/pages/guide.ts';
import { wordsWithoutLinks } from '../../../data/model/pages/linkedText.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { hostOf } from '../../parts/hostOf.ts';
import { Prose } from '../../parts/Prose.tsx';
import { SectionHead } from '../../parts/SectionHead.tsx';
import { unreachable } from '../../unreachable.ts';
import { EventsBlock } from './EventsBlock.tsx';
import { GuidePicks } from './GuidePicks.tsx';
import { LinkCards } from './LinkCards.tsx';
import { DefinitionList, Slip } from './Slip.tsx';
import { SpotsBlock } from './SpotsBlock.tsx';

interface Props {
  readonly block: GuideBlock;
  readonly scene: GuideProps['scene'];
  readonly chrome: Chrome;
  readonly isLast: boolean;
}

/** A block of a guide. `id` is its anchor; the deals of one that is not the last are folded after the first ones. */
export function GuideBlockSection({ id, ...props }: Props & { readonly id: string }) {
  const contents = contentsOf(props);
  if (props.block.kind === 'spots') {
    return (
      <section id={id} className="sunk">
        <div className="wide section">{contents}</div>
      </section>
    );
  }
  return (
    <section id={id} className="wide section">
      {contents}
    </section>
  );
}

function contentsOf({ block, scene, chrome, isLast }: Props): ReactElement {
  switch (block.kind) {
    case 'prose':
      return (
        <>
          <SectionHead heading={block.heading} />
          <div className="prose">
            {block.paragraphs.map((text) => (
              <p key={wordsWithoutLinks(text)}>
                <Prose text={text} />
              </p>
            ))}
          </div>
        </>
      );
    case 'deals':
      return <GuidePicks selection={block.selection} chrome={chrome} isBrief={!isLast} />;
    case 'events':
      return <EventsBlock block={block} host={hostOf(chrome)} />;
    case 'spots':
      return <SpotsBlock block={block} />;
    case 'cards':
      return (
        <>
          <SectionHead heading={block.heading} intro={block.intro} />
          <LinkCards items={block.items} scene={scene} />
        </>
      );
    case 'displays':
    case 'celebrations':
    case 'activities':
      return (
        <>
          <SectionHead heading={block.heading} intro={block.intro} />
          <ul className="slips">{slipsOf(block)}</ul>
        </>
      );
    default:
      return unreachable(block);
  }
}

type SlipBlock = Extract<GuideBlock, { kind: 'displays' | 'celebrations' | 'activities' }>;

function slipsOf(block: SlipBlock): ReactElement[] {
  switch (block.kind) {
    case 'displays':
      return block.items.map(({ name, location, time, description, type }) => (
        <Slip key={name} title={name} time={time} location={location} text={description}>
          <p className="tags">
            <span className="tag">{type}</span>
          </p>
        </Slip>
      ));
    case 'celebrations':
      return block.items.map(({ name, location, time, description }) => (
        <Slip key={name} title={name} day={time} location={location} text={description} />
      ));
    case 'activities':
      return block.items.map(({ title, description, age, cost }) => (
        <Slip key={title} title={title} text={description}>
          <DefinitionList items={{ [t('activity.age')]: age, [t('activity.cost')]: cost }} />
        </Slip>
      ));
    default:
      return unreachable(block);
  }
}

import type { GuideProps } from '../../../data/model/pages/guide.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';
import { AskBand } from './AskBand.tsx';
import { Block } from './GuideBlock.tsx';
import { GuideHero } from './GuideHero.tsx';
import { blockAnchor, GuideOpening, pickAnchor } from './GuideOpening.tsx';
import { GuidePicks } from './GuidePicks.tsx';
import { GuideQuestions } from './GuideQuestions.tsx';
import { GuideTips } from './GuideTips.tsx';
import { LinkCards } from './LinkCards.tsx';

interface Props {
  readonly page: GuideProps;
  readonly chrome: Chrome;
}

function Cards({ page }: Pick<Props, 'page'>) {
  if (page.cards === null) return null;
  const { heading, items } = page.cards;
  return (
    <section className="wide section">
      <SectionHead heading={heading} />
      <LinkCards items={items} scene={page.scene} lead={page.layout === 'hub'} />
    </section>
  );
}

/** What stands between the head and the tips; a hub leads with its cards, a guide with its words. */
function Body({ page, chrome }: Props) {
  const { layout, selection, blocks, scene } = page;
  return (
    <>
      {layout === 'hub' && <Cards page={page} />}
      <GuideOpening page={page} />
      {layout === 'guide' && <Cards page={page} />}
      {selection && (
        <section className="wide section">
          <GuidePicks selection={selection} chrome={chrome} anchor={pickAnchor} />
        </section>
      )}
      {blocks.map((block, index) => (
        <Block key={blockAnchor(index)} id={blockAnchor(index)} block={block} scene={scene} chrome={chrome} />
      ))}
    </>
  );
}

/** A guide to the city or to a holiday. */
export function GuidePage({ page, chrome }: Props) {
  const { tips, questions, related, assistantPrompt } = page;
  const layout = page.layout === 'hub' ? ' hub' : '';
  return (
    <main id="main" tabIndex={-1} className={`guide ${page.scene}${layout}`}>
      <GuideHero page={page} />
      <Body page={page} chrome={chrome} />
      {tips.length > 0 && <GuideTips tips={tips} />}
      {questions.length > 0 && <GuideQuestions questions={questions} assistant={chrome.assistant} />}
      {related.length > 0 && (
        <section className="wide section">
          <SectionHead heading="Keep exploring" />
          <LinkCards items={related} scene={page.scene} />
        </section>
      )}
      {assistantPrompt && <AskBand prompt={assistantPrompt} assistant={chrome.assistant} />}
    </main>
  );
}

import { Icon } from '../../../client/ui/Icon.tsx';
import { inline } from '../../../client/ui/inline.ts';
import { t, tParts } from '../../../data/messages/t.ts';
import type { GuideProps } from '../../../data/model/pages/guide.ts';
import { wordsWithoutLinks } from '../../../data/model/pages/linkedText.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { chatPath } from '../../../data/model/routes.ts';
import { openingEnd } from '../../layout/openingEnd.ts';
import { Prose } from '../../parts/Prose.tsx';
import { SectionHead } from '../../parts/SectionHead.tsx';
import { AssistantBand } from './AssistantBand.tsx';
import { CardIcon } from './CardIcon.tsx';
import { GuideBlockSection } from './GuideBlock.tsx';
import { blockAnchor, GuideHero, GuideOpening, pickAnchor } from './GuideOpening.tsx';
import { GuidePicks } from './GuidePicks.tsx';
import { LinkCards } from './LinkCards.tsx';

/** The tips of a guide, side by side. */
function GuideTips({ tips }: Pick<GuideProps, 'tips'>) {
  return (
    <section className="sunk">
      <div className="wide section">
        <SectionHead heading={t('guide.tips')} />
        <ul className="slips tips">
          {tips.map(({ icon, title, text }) => (
            <li key={title}>
              {icon && <CardIcon name={icon} />}
              <h3>{title}</h3>
              <p>
                <Prose text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Questions, whose answers unfold. */
function GuideQuestions({ questions, assistant }: Pick<GuideProps, 'questions'> & Pick<Chrome, 'assistant'>) {
  return (
    <section className="wide section questions">
      <div>
        <h2>{t('guide.questions')}</h2>
        {!assistant.isOff && (
          <p>
            {inline(
              tParts('guide.ask', {
                link: <a href={chatPath()}>{t('chat.ask', { name: assistant.name })}</a>,
              }),
            )}
          </p>
        )}
      </div>
      <ul>
        {questions.map(({ question, answer }) => (
          <li key={question}>
            <details>
              <summary>
                <h3>{question}</h3>
                <Icon name="down" />
              </summary>
              {answer.map((text) => (
                <p key={wordsWithoutLinks(text)}>
                  <Prose text={text} />
                </p>
              ))}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
      <LinkCards items={items} scene={page.scene} place={page.layout === 'hub' ? 'lead' : 'top'} />
    </section>
  );
}

function Blocks({ page, chrome, from, to }: Props & { readonly from: number; readonly to?: number }) {
  const { blocks, scene } = page;
  return blocks
    .slice(from, to)
    .map((block, index) => (
      <GuideBlockSection
        key={blockAnchor(from + index)}
        id={blockAnchor(from + index)}
        block={block}
        scene={scene}
        chrome={chrome}
        isLast={from + index === blocks.length - 1}
      />
    ));
}

/**
 * Everything between the hero and the tips. A hub starts with its cards, and deals that it names first come before its
 * introduction, so that a phone shows them without much scrolling; any other guide starts with its introduction.
 */
function Body({ page, chrome }: Props) {
  const { layout, selection, blocks } = page;
  const isHub = layout === 'hub';
  const leading = isHub && blocks[0]?.kind === 'deals' ? 1 : 0;
  return (
    <>
      {isHub && <Cards page={page} />}
      <Blocks page={page} chrome={chrome} from={0} to={leading} />
      <GuideOpening page={page} />
      {!isHub && <Cards page={page} />}
      {selection && (
        <section className="wide section">
          <GuidePicks selection={selection} chrome={chrome} anchor={pickAnchor} />
        </section>
      )}
      <Blocks page={page} chrome={chrome} from={leading} />
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
      <span id={openingEnd} />
      <Body page={page} chrome={chrome} />
      {tips.length > 0 && <GuideTips tips={tips} />}
      {questions.length > 0 && <GuideQuestions questions={questions} assistant={chrome.assistant} />}
      {related.length > 0 && (
        <section className="wide section">
          <SectionHead heading={t('guide.related')} />
          <LinkCards items={related} scene={page.scene} />
        </section>
      )}
      {assistantPrompt && !chrome.assistant.isOff && (
        <AssistantBand prompt={assistantPrompt} assistant={chrome.assistant} />
      )}
    </main>
  );
}

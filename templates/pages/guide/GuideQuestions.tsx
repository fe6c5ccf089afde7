import type { GuideProps } from '../../../data/model/pages/guide.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { chatPath } from '../../../data/model/routes.ts';

/** What visitors ask, with the answers in full view. */
export function GuideQuestions({
  questions,
  assistant,
}: Pick<GuideProps, 'questions'> & Pick<Chrome, 'assistant'>) {
  return (
    <section className="wide section questions">
      <div>
        <h2>Good questions</h2>
        <p>
          <a href={chatPath}>{`Ask ${assistant.name}`}</a> anything else.
        </p>
      </div>
      <ul>
        {questions.map(({ question, answer }) => (
          <li key={question}>
            <h3>{question}</h3>
            {answer.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

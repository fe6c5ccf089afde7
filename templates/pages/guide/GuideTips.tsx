import type { GuideProps } from '../../../data/model/pages/guide.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';

/** Short advice side by side. */
export function GuideTips({ tips }: Pick<GuideProps, 'tips'>) {
  return (
    <section className="sunk">
      <div className="wide section">
        <SectionHead heading="Before you go" />
        <ul className="slips tips">
          {tips.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

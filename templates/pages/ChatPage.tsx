import { t } from '../../data/messages/t.ts';
import { dealCount } from '../../data/model/deals/dealCount.ts';
import type { ChatProps } from '../../data/model/pages/page.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { allDealsPath } from '../../data/model/routes.ts';
import { AllDeals } from '../parts/AllDeals.tsx';
import { AssistantBlock } from '../parts/AssistantBlock.tsx';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { DealGrid } from '../parts/DealGrid.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';

/** The assistant's own page, with a selection of deals below the conversation. */
export function ChatPage({ page, chrome }: { readonly page: ChatProps; readonly chrome: Chrome }) {
  const { assistant, currency } = chrome;
  return (
    <main id="main" tabIndex={-1} className="listing chat">
      <div className="wide intro">
        <Breadcrumbs links={page.breadcrumbs} />
        <h1>{t('chat.ask', { name: assistant.name })}</h1>
      </div>
      <div className="wide">
        <AssistantBlock assistant={assistant} placement="page" />
      </div>
      {page.picks.length > 0 && (
        <section className="wide section">
          <SectionHead
            heading={t('assistant.picks', { name: assistant.name })}
            more={{
              href: allDealsPath(),
              label: <AllDeals label={t('deals.all-count', { deals: dealCount(page.dealCount) })} />,
            }}
          />
          <DealGrid deals={page.picks} currency={currency} />
        </section>
      )}
    </main>
  );
}

import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import { assistantsProvider } from './providers/assistants.ts';
import { chatCompletionsProvider } from './providers/chatCompletions.ts';
import { calmPatience, type Patience } from './providers/patience.ts';
import type { Provider } from './providers/provider.ts';
import { proxyProvider } from './providers/proxy.ts';
import { responsesProvider } from './providers/responses.ts';

/** How `model` is asked, in the API that its server speaks. */
export function providerOf(model: HostedModel, patience: Patience = calmPatience): Provider {
  switch (model.type) {
    case 'proxy':
      return proxyProvider(model.url, patience);
    case 'responses':
      return responsesProvider(model.url, model.models, patience);
    case 'chat-completions':
      return chatCompletionsProvider(model.url, model.models, patience);
    case 'assistants':
      return assistantsProvider(model.url, model.assistantId, patience);
  }
}

import type { HostedModel } from '../../../data/model/hostedModel.ts';
import type { Provider } from './provider.ts';
import { assistantsProvider } from './wire/assistants.ts';
import { chatCompletionsProvider } from './wire/chatCompletions.ts';
import { calmPatience, type Patience } from './wire/patience.ts';
import { proxyProvider } from './wire/proxy.ts';
import { responsesProvider } from './wire/responses.ts';

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

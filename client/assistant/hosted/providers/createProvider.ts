import type { HostedModel } from '../../../../data/model/assistant/hostedModel.ts';
import { assistantsProvider } from './assistants.ts';
import { chatCompletionsProvider } from './chatCompletions.ts';
import type { Provider } from './provider.ts';
import { proxyProvider } from './proxy.ts';
import { responsesProvider } from './responses.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';

/** The provider for the API that the server of `model` has. */
export function createProvider(model: HostedModel, timeouts: Timeouts = defaultTimeouts): Provider {
  switch (model.type) {
    case 'proxy':
      return proxyProvider(model.url, timeouts);
    case 'responses':
      return responsesProvider(model.url, model.models, timeouts);
    case 'chat-completions':
      return chatCompletionsProvider(model.url, model.models, timeouts);
    case 'assistants':
      return assistantsProvider(model.url, model.assistantId, timeouts);
  }
}

import type { PrivacyWords } from '../privacyWords.ts';

const proxied =
  'Your messages, and the deals that {name} considers, then go to our server at {host}, which asks {provider} for an answer. Our server passes on nothing else about you, not even your IP address, and keeps no record of what you and the model write. The privacy terms of {provider} apply to what it receives.';

export const englishPrivacy: PrivacyWords = {
  heading: 'In English',
  someProvider: 'the provider of its model',
  device: [
    '{name} works inside your browser with the list of deals that came with the page. The conversation is kept in your browser’s own storage, so that you can come back to it, until you start over or clear the site data.',
  ],
  none: ['What you type stays on your device, and no language model reads it.'],
  server: [
    'Unless you turn on a language model in {name}’s settings, what you type stays on your device.',
    'If you turn it on, your messages, and the deals that {name} considers, go to {host}, so that the model can choose among them. Its own privacy terms apply. The key that you enter is stored only in your browser and sent only to {host}, and you can remove it in the same settings.',
  ],
  ownMachine: [
    'What you type stays on your device. If you turn on a language model in {name}’s settings, your messages and the deals that {name} considers go to {host}, which is a program on the same device.',
  ],
  proxy: [
    'A language model can help {name} choose. {name} asks you about that before the first message leaves your device. If you decline, or do not answer, what you type stays on your device, and {name} answers without a model.',
    `If you agree, you can change your mind in the settings at any time. ${proxied}`,
  ],
  agreedProxy: [
    `A language model helps {name} choose, as you were asked before. You can turn it off in {name}’s settings at any time: then what you type stays on your device. ${proxied}`,
  ],
  browser: [
    'What you type stays on your device. If your browser has a language model of its own, you can turn it on in {name}’s settings: it also runs on your device, and your messages aren’t sent to anyone.',
    'Your browser may have to download its model first, from the maker of the browser. {name} starts the download only when you say so.',
  ],
  anyServer: [
    'Messages in which {name} recognizes an emergency, or somebody who needs help, are never sent to a model. Please do not type private information into the chat.',
  ],
};

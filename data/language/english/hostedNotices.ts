import type { HostedNotices } from '../hostedNotices.ts';

export const englishHostedNotices: HostedNotices = {
  recipient: {
    proxy: 'What you write goes to this site’s server and to the provider of its model.',
    server: 'What you write goes to {host}.',
    ownMachine: 'What you write goes to {host} on this device.',
    browser: 'What you write stays on this device.',
  },
  consent: {
    question:
      'OK if a language model helps me choose? What you write then goes to this site’s server and to the provider of its model.',
    allow: 'Use the model',
    decline: 'Keep it here',
    more: 'More about privacy',
    allowed: {
      title: 'The model helps starting with your next message',
      text: 'You can turn it off in the settings.',
    },
    declined: {
      title: 'Everything stays on this device',
      text: 'You can turn the model on in the settings.',
    },
  },
  device: {
    label: 'Use the model on this device',
    note: 'It belongs to your browser and runs on this device: what you write stays here. Answers take longer with it.',
    isLarge: 'Your browser has to download it once: several gigabytes.',
    download: 'Download',
    progress: 'Downloading the model: {percent}%',
    preparing: 'Preparing the model',
    failed: {
      title: 'Model not downloaded',
      text: 'Your browser could not download it. It needs a connection and several gigabytes of free space.',
    },
    canceled: { title: 'Download canceled', text: 'You can start it again in the settings.' },
  },
};

import { startQuestionField } from '../../assistantPanel/startQuestionField.ts';

/**
 * Makes the form in `root`, at the end of a guide, ask its question in the panel. Rejects if the panel cannot be loaded, which is
 * in another file, with the same version in its name.
 */
async function startAskBand(root: HTMLElement): Promise<void> {
  const { start }: typeof import('./ask.ts') = await import(import.meta.url.replace('/ask-band-', '/ask-'));
  const panel = await start(root);
  const form = root.querySelector('form');
  if (panel && form) startQuestionField(form, panel.open);
}

export { startAskBand as start };

import fc from 'fast-check';
import { isFullRun } from './fullRun.ts';

// A change is judged by the same examples everywhere; a full run looks for new ones.
if (!isFullRun) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });

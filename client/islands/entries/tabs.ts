export { startTabs as start } from '../tabs/startTabs.ts';

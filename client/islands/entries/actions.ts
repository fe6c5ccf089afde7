export { act as start } from '../../enhance/runAction.ts';

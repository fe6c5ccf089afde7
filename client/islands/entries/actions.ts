export { runAction as start } from '../../enhance/runAction.ts';

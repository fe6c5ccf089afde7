export { act as start } from '../../enhance/actions/act.ts';

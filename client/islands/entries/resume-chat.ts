export { resumeChat as start } from '../assistant/resumeChat.ts';

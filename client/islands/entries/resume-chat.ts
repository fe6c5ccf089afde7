export { resumeChat as start } from '../chat/resumeChat.ts';

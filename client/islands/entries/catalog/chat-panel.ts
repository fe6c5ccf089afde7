export { showChat as start } from '../../assistantPanel/showChat.tsx';

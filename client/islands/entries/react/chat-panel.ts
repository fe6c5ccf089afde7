export { showChat as start } from '../../ask/showChat.tsx';

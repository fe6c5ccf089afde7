export { openModelSettings as settings } from '../../assistant/SettingsButton.tsx';
export { showChat as start } from '../../assistantPanel/showChat.tsx';

/** Under which the device keeps the settings of the chat; nothing is there where the visitor has chosen nothing. */
export const settingsKey = 'chatbot_settings';

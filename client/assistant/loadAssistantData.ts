import {
  type AssistantData,
  assistantDataPath,
  readAssistantData,
} from '../../data/model/assistant/assistantData.ts';

let loading: Promise<AssistantData> | undefined;

/** What the assistant is made of, asked for once a page. Rejects where it cannot be had; the next call asks again. */
export function loadAssistantData(): Promise<AssistantData> {
  loading ??= fetchAssistantData().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchAssistantData(): Promise<AssistantData> {
  const response = await fetch(assistantDataPath);
  if (!response.ok) throw new Error(`${assistantDataPath} answers ${response.status}`);
  const data = readAssistantData(await response.json());
  if (!data) throw new Error(`${assistantDataPath} is of another version than this page`);
  return data;
}

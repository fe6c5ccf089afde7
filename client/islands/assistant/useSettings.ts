import { useEffect, useState } from 'react';
import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import { parseSettings, storedSettings, watchSettings } from '../../assistant/hosted/settings.ts';

/** The stored settings, as they are at any time. */
export function useSettings(model: HostedModel): ReturnType<typeof parseSettings> {
  const [stored, setStored] = useState(storedSettings);
  useEffect(() => watchSettings(() => setStored(storedSettings())), []);
  return parseSettings(stored, model);
}

import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type ChatSettings,
  clearKey,
  defaultTemperature,
  isHostedEnabled,
  keyPlaceholder,
  keyProblem,
  loadSettings,
  parseSettings,
  saveSettings,
  serializeSettings,
} from '../../../../../client/assistant/hosted/settings.ts';
import { settingsKey } from '../../../../../client/assistant/hosted/settingsKey.ts';
import type { HostedModel } from '../../../../../data/model/assistant/hostedModel.ts';

const models = { small: 'm-9-luna', standard: 'm-9-sol' };
const remote: HostedModel = { type: 'responses', url: 'https://models.example/v1', models };
const local: HostedModel = { type: 'chat-completions', url: 'http://localhost:11434/v1', models };
const assistants: HostedModel = {
  type: 'assistants',
  url: 'https://models.example/v1',
  models,
  assistantId: 'asst_1',
};
const proxy: HostedModel = { type: 'proxy', url: 'https://ask.example' };
const agreed: HostedModel = { ...proxy, isAgreed: true };
const browser: HostedModel = { type: 'browser', languages: ['en'] };
const everywhere: readonly HostedModel[] = [remote, local, assistants, proxy, agreed, browser];

const key = 'sk-0123456789';
const nothing: ChatSettings = { useHosted: false, key: null, model: null, temperature: null };
const read = (fields: object, hosted: HostedModel = remote) => parseSettings(JSON.stringify(fields), hosted);

const anyHosted = fc.constantFrom(...everywhere);
const anyKey = fc.string({ minLength: 1 }).filter((text) => text !== '' && text.trim() === text);
const anySettings = fc.record<ChatSettings>({
  useHosted: fc.boolean(),
  key: fc.option(anyKey),
  model: fc.constantFrom('small', 'standard', null),
  temperature: fc.option(fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10)),
});
/** What other versions of the site, or somebody with the browser's developer tools, may have stored. */
const anyFields = fc.record(
  {
    useOpenAI: fc.jsonValue(),
    openAIApiKey: fc.oneof(fc.jsonValue(), fc.string()),
    openAIModel: fc.oneof(fc.jsonValue(), fc.string(), fc.constantFrom('gpt-4o', 'gpt-4o-mini')),
    temperature: fc.oneof(fc.jsonValue(), fc.double(), fc.double().map(String)),
    extra: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const anyStored = fc.oneof(
  fc.string(),
  fc.json(),
  anyFields.map((fields) => JSON.stringify(fields)),
);

afterEach(() => vi.unstubAllGlobals());

describe('client/assistant/hosted/settings, parsing', () => {
  it.each(everywhere)(
    'is on by default only for a proxy to which visitors have agreed elsewhere ($type)',
    (hosted) => {
      const temperature = defaultTemperature(hosted);
      const start = { ...nothing, useHosted: hosted === agreed, temperature };
      const asksConsent = hosted === proxy;
      expect(parseSettings(null, hosted)).toEqual({ settings: start, notice: null, asksConsent });
    },
  );

  it('sends nothing to a proxy until the visitor has agreed to that very one, and asks until they decide', () => {
    const state = (fields: object, hosted: HostedModel = proxy) => {
      const { settings, asksConsent } = read(fields, hosted);
      return [settings.useHosted, asksConsent];
    };
    const url = 'https://ask.example';
    expect(state({})).toEqual([false, true]);
    expect(state({ useOpenAI: true, agreedTo: url })).toEqual([true, false]);
    expect(state({ useOpenAI: false })).toEqual([false, false]);
    expect(state({ useOpenAI: false, agreedTo: url })).toEqual([false, false]);
    // Another model was on, or the proxy has moved.
    expect(state({ useOpenAI: true })).toEqual([false, true]);
    expect(state({ useOpenAI: true, agreedTo: 'https://old.example' })).toEqual([false, true]);
    expect(state({ useOpenAI: false }, agreed)).toEqual([false, false]);
  });

  it('returns valid settings for any stored text', () => {
    fc.assert(
      fc.property(anyStored, anyHosted, (stored, hosted) => {
        const { settings, notice } = parseSettings(stored, hosted);
        expect(typeof settings.useHosted).toBe('boolean');
        expect(settings.key === null || settings.key.length > 0).toBe(true);
        expect(['small', 'standard', null]).toContain(settings.model);
        const { temperature } = settings;
        expect(temperature === null || (temperature >= 0 && temperature <= 1)).toBe(true);
        expect(temperature === null || Number(temperature.toFixed(1)) === temperature).toBe(true);
        expect(notice === null || notice.length > 10).toBe(true);
      }),
    );
  });

  it('parses what it serialized, without a notice', () => {
    fc.assert(
      fc.property(anySettings, anyHosted, (settings, hosted) => {
        const temperature = settings.temperature ?? defaultTemperature(hosted);
        const kept = { ...settings, temperature, ...('models' in hosted ? {} : { key: null }) };
        expect(parseSettings(serializeSettings(settings, hosted), hosted)).toEqual({
          settings: kept,
          notice: null,
          asksConsent: false,
        });
      }),
    );
  });

  it.each([
    ['m-9-luna', 'small'],
    ['m-9-sol', 'standard'],
    ['standard', 'standard'],
  ])('recognizes the model %s', (openAIModel, model) => {
    const { settings, notice } = read({ openAIModel });
    expect([settings.model, notice]).toEqual([model, null]);
  });

  it.each([
    ['gpt-4o', 'standard', 'm-9-sol'],
    ['gpt-4o-mini', 'small', 'm-9-luna'],
    ['gpt-4.1-nano', 'small', 'm-9-luna'],
    ['gpt-3.5-turbo', 'standard', 'm-9-sol'],
  ])('replaces %s, which is no longer offered, with the %s model and says so', (openAIModel, model, name) => {
    const { settings, notice } = read({ openAIModel });
    expect(settings.model).toBe(model);
    expect(notice).toBe(`The model ${openAIModel} is no longer offered; ${name} is used instead.`);
  });

  it('describes models whose names only the proxy knows', () => {
    expect(read({ openAIModel: 'gpt-4o-mini' }, proxy).notice).toBe(
      'The model gpt-4o-mini is no longer offered; the quicker model is used instead.',
    );
  });

  it('has no notice about models for an assistant of the server', () => {
    expect(read({ openAIModel: 'gpt-4o' }, assistants).notice).toBeNull();
  });

  it('reads the stored format', () => {
    const old = {
      useOpenAI: true,
      openAIApiKey: ` ${key}\n`,
      openAIModel: 'gpt-4o',
      temperature: '0.7',
      v: 1,
    };
    expect(read(old).settings).toEqual({ useHosted: true, key, model: 'standard', temperature: 0.7 });
  });

  it.each([
    [0.74, 0.7],
    [0.75, 0.8],
    [-3, 0],
    [2, 1],
    ['0.3', 0.3],
    ['', null],
    ['warm', null],
    [null, null],
    [[1], null],
    [true, null],
  ])('reads %j as the temperature %j', (temperature, tenths) => {
    expect(read({ temperature }).settings.temperature).toBe(tenths);
  });

  it('is 0.7 by default where the server takes a temperature, and up to the model elsewhere', () => {
    expect(everywhere.map((hosted) => [hosted.type, read({}, hosted).settings.temperature])).toEqual([
      ['responses', null],
      ['chat-completions', 0.7],
      ['assistants', 0.7],
      ['proxy', null],
      ['proxy', null],
      ['browser', null],
    ]);
  });

  it.each([false, 'false', 0, null, 'yes', {}])('reads %j as off, even for a proxy', (useOpenAI) => {
    expect(read({ useOpenAI }, proxy).settings.useHosted).toBe(false);
  });

  it('drops the key for a proxy', () => {
    const { settings } = read({ useOpenAI: true, openAIApiKey: key }, proxy);
    expect(settings.key).toBeNull();
    expect(serializeSettings({ ...settings, key }, proxy)).not.toContain(key);
  });

  it('never shows a key in a notice, whatever field it was stored in', () => {
    const keyOfAServer = fc.stringMatching(/^[\w-]{10,30}$/);
    fc.assert(
      fc.property(keyOfAServer, fc.string(), fc.string(), anyHosted, (secret, before, after, hosted) => {
        const fields = { openAIApiKey: secret, openAIModel: `${before}${secret}${after}` };
        expect(parseSettings(JSON.stringify(fields), hosted).notice ?? '').not.toContain(secret);
      }),
    );
    expect(read({ openAIModel: 'sk-proj-0123456789' }).notice).not.toContain('0123456789');
  });

  it.each(['<b>gpt</b>', 'gpt\u202e4', 'a'.repeat(41), 'buy now at the shop'])(
    'does not repeat the unsafe name %j',
    (openAIModel) => {
      expect(read({ openAIModel }).notice).toBe(
        'The model chosen before is no longer offered; m-9-sol is used instead.',
      );
    },
  );
});

describe('client/assistant/hosted/settings, keys', () => {
  it.each([
    ['', 'missing'],
    ['sk-012345', 'invalid'],
    ['sk-0123456', null],
    [keyPlaceholder, 'invalid'],
    ['sk-0123 456789', 'invalid'],
    ['sk-01234567é9', 'invalid'],
    ['sk-0123456\n89', 'invalid'],
  ])('checks the key %j: %j', (typed, problem) => {
    expect(keyProblem(typed, remote)).toBe(problem);
    expect(keyProblem(typed, assistants)).toBe(problem);
  });

  it("may be missing, but not invalid, for a server on the visitor's machine", () => {
    expect(keyProblem('', local)).toBeNull();
    expect(keyProblem('short', local)).toBe('invalid');
  });

  it('is not needed for a proxy', () => {
    expect(keyProblem('', proxy)).toBeNull();
    expect(keyProblem('short', proxy)).toBeNull();
  });

  it('must be valid before the model is asked', () => {
    const on = { ...nothing, useHosted: true };
    expect(isHostedEnabled(on, remote)).toBe(false);
    expect(isHostedEnabled({ ...on, key: keyPlaceholder }, remote)).toBe(false);
    expect(isHostedEnabled({ ...on, key }, remote)).toBe(true);
    expect(isHostedEnabled({ ...nothing, key }, remote)).toBe(false);
    expect(isHostedEnabled(on, local)).toBe(true);
    expect(isHostedEnabled(on, proxy)).toBe(true);
    expect(isHostedEnabled(nothing, proxy)).toBe(false);
  });

  it('accepts only what can be sent in a header', () => {
    const odd = fc.integer({ min: 0, max: 0x2100 }).map((code) => String.fromCharCode(code));
    const plain = fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code));
    const unit = fc.oneof({ weight: 20, arbitrary: plain }, { weight: 1, arbitrary: odd });
    fc.assert(
      fc.property(fc.string({ minLength: 10, maxLength: 20, unit }), (typed) => {
        fc.pre(keyProblem(typed, remote) === null);
        expect(new Headers({ Authorization: `Bearer ${typed}` }).get('Authorization')).toBe(
          `Bearer ${typed}`,
        );
      }),
    );
  });
});

describe('client/assistant/hosted/settings, storage', () => {
  /** A working localStorage. */
  function device(): Map<string, string> {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    return kept;
  }

  const chosen: ChatSettings = { useHosted: true, key, model: 'small', temperature: 0.2 };

  it('stores the expected key and fields', () => {
    const kept = device();
    expect(saveSettings(chosen, remote)).toBe(true);
    expect(settingsKey).toBe('chatbot_settings');
    expect(JSON.parse(kept.get('chatbot_settings') ?? '')).toEqual({
      useOpenAI: true,
      openAIApiKey: key,
      openAIModel: 'm-9-luna',
      temperature: 0.2,
    });
    expect(loadSettings(remote).settings).toEqual(chosen);
  });

  it('clears the key and keeps the other settings', () => {
    const kept = device();
    saveSettings(chosen, remote);
    expect(clearKey(remote)).toBe(true);
    expect(kept.get(settingsKey)).not.toContain(key);
    expect(loadSettings(remote).settings).toEqual({ ...chosen, key: null });
  });

  it('works without storage, and reports that nothing was stored', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(loadSettings(remote)).toEqual({ settings: nothing, notice: null, asksConsent: false });
    expect(saveSettings(chosen, remote)).toBe(false);
    expect(clearKey(remote)).toBe(false);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { loadScript } from '../lib/load-script.ts';
import { ChatSlot } from './chat-slot.tsx';

vi.mock(import('../lib/load-script.ts'), () => ({ loadScript: vi.fn<(src: string) => Promise<void>>() }));

const script = 'https://chat.example.no/chat.js';
const button = page.getByRole('button', { name: 'Start chat' });
const slot = () => document.querySelector('#chat');

beforeEach(() => {
  vi.mocked(loadScript).mockReset().mockResolvedValue();
});

describe('ChatSlot', () => {
  it.each([undefined, 'javascript:alert(1)', 'http://x.no/chat.js'])(
    'is not shown with the script %s',
    async (wrong) => {
      await render(<ChatSlot script={wrong} />);
      expect(slot()).toBeNull();
      await expect.element(button).not.toBeInTheDocument();
    },
  );

  it('loads the script on request, not before (FRM-11, OD-94)', async () => {
    await render(<ChatSlot script={script} />);
    expect(slot()).not.toBeNull();
    expect(loadScript).not.toHaveBeenCalled();
    await button.click();
    expect(loadScript).toHaveBeenCalledExactlyOnceWith(script);
    await expect.element(button).not.toBeInTheDocument();
    expect(slot()).not.toBeNull();
  });

  it('says so when the script fails to load, and can be retried', async () => {
    vi.mocked(loadScript).mockRejectedValueOnce(new Error('away'));
    await render(<ChatSlot script={script} />);
    await button.click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Chatten er ikke tilgjengelig akkurat nå.');
    await button.click();
    await expect.element(button).not.toBeInTheDocument();
  });
});
